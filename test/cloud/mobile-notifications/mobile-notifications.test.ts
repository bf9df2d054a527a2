import { expect, test } from '@playwright/test'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Rules that send text messages when something happens with devices. */

let cloud: TestCloud
let tokens: Record<string, string>
let storeId: number
let tenantId: number
let userId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', ['platform', 'platform:iot', 'platform:iot:mobileNotification'])
  const [row] = await cloud.query(`select min(store_id) as store, user_id as id, tenant_id as tenant
    from robots join users using (tenant_id) where email = 'tenant@demo.example' group by 2, 3`)
  storeId = Number(row?.store)
  tenantId = Number(row?.tenant)
  userId = Number(row?.id)
})
test.beforeEach(async () => {
  for (const table of ['notification_rules', 'device_events', 'unsent_letters', 'outbox_messages', 'watch_tasks'])
    await cloud.query(`delete from ${table}`)
  await cloud.query(`delete from usage_events where user_id = ${userId}`)
  await cloud.query(`update users set cellphone = '+8613800138001' where user_id = ${userId}`)
})
test.afterAll(() => cloud.close())

const as = (name = 'operator') => ({ token: tokens[name] ?? '' })
const usual = () => ({
  name: 'Night desk',
  eventKind: 'watchUnanswered' as const,
  severity: 'error' as const,
  storeId: null,
  audience: { kind: 'people' as const, userIds: [userId] },
  quiet: null,
  timeZone: 'Asia/Shanghai',
  perHour: 5,
  enabled: true
})
const create = (part: object = {}, name?: string) =>
  send(cloud.url, calls.createNotificationRule, { ...as(name), body: { tenantId, ...usual(), ...part } })
const records = async (query: object = {}) =>
  (await send(cloud.url, calls.mobileNotificationList, { ...as('tenant'), query })).data.list
const outbox = () => cloud.query(`select "to", purpose, text from outbox_messages order by outbox_id`)
const tick = () => cloud.clock.advance(1_000)

/** A watch calls, and no robot comes in time. */
const nobodyComes = async (key: string): Promise<void> => {
  await cloud.query(`insert into watch_tasks (tenant_id, store_id, serial, wearer_name, call_key, kind, place, state, call_time)
    values (${tenantId}, ${storeId}, 'T-1', 'Hina', '${key}', 'deliver', 'Ward', 'waiting', '2020-01-01')`)
  await cloud.query(`update robots set state = 'busy' where store_id = ${storeId}`)
  await tick()
}

test('an event is told once to each person of a rule, in the language of the person', async () => {
  const use = (user: number, language: string) =>
    cloud.query(`insert into usage_events (user_id, application, common, event, properties, occur_time, receive_time)
      values (${user}, 'portal', '{"language": "${language}"}', 'e', '{}', now(), now())`)
  await use(userId, 'ja')
  // Somebody else used the portal later, in another language.
  await use(1, 'fr')
  await create()
  await nobodyComes('a')
  await expect.poll(async () => (await records())[0]?.state).toBe('sent')
  const [store] = await cloud.query(`select name from stores where store_id = ${storeId}`)
  const [letter, ...others] = await outbox()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ to: '+8613800138001', purpose: 'notification' })
  expect(letter?.text).toContain(`Hina, ${store?.name}`)
  expect(letter?.text).toContain('ロボットが来ませんでした')
  expect(await records()).toMatchObject([
    {
      eventKind: 'watchUnanswered',
      ruleName: 'Night desk',
      deviceName: 'Hina',
      to: '•••• 8001',
      language: 'ja',
      reason: null
    }
  ])
  for (let second = 0; second < 3; second += 1) await tick()
  expect(await outbox()).toHaveLength(1)
})

test('quiet hours, a missing phone and the most of an hour hold messages back', async () => {
  const hour = new Date(cloud.clock.now()).getUTCHours()
  const { ruleId } = (await create({ perHour: 1 })).data
  await nobodyComes('a')
  await expect.poll(async () => (await records())[0]?.state).toBe('sent')
  await nobodyComes('b')
  await expect.poll(async () => (await records())[0]?.reason).toBe('tooMany')
  const change = (part: object) =>
    send(cloud.url, calls.updateNotificationRule, { ...as(), body: { ruleId, ...usual(), ...part } })
  await change({ perHour: 9, timeZone: 'UTC', quiet: { from: hour, to: (hour + 2) % 24 } })
  await nobodyComes('c')
  await expect.poll(async () => (await records())[0]?.reason).toBe('quietHours')
  await change({ perHour: 9 })
  await cloud.query(`update users set cellphone = null where user_id = ${userId}`)
  await nobodyComes('d')
  await expect.poll(async () => (await records())[0]?.reason).toBe('noMobile')
  expect(await records({ state: 'heldBack' })).toHaveLength(3)
  expect(await outbox()).toHaveLength(1)
})

test('without a rule for it, nothing is kept; a rule that is off or of another store is none', async () => {
  const { ruleId } = (await create()).data
  await send(cloud.url, calls.switchNotificationRule, { ...as(), body: { ruleId, enabled: false } })
  await nobodyComes('a')
  await expect.poll(async () => (await cloud.query(`select 1 from watch_tasks where state = 'waiting'`)).length).toBe(0)
  expect(await cloud.query('select * from device_events')).toEqual([])
  const [other] = await cloud.query(
    `select store_id as id from stores where tenant_id = ${tenantId} and store_id <> ${storeId}`
  )
  await create({ storeId: Number(other?.id) })
  await nobodyComes('b')
  await expect
    .poll(async () => (await cloud.query('select done_time as done from device_events'))[0]?.done)
    .toBeTruthy()
  expect(await records()).toEqual([])
})

test('a role stands for everybody of the tenant who has it', async () => {
  const [role] = await cloud.query(`select role_id as id from user_roles where user_id = ${userId} limit 1`)
  await create({ audience: { kind: 'role', roleId: Number(role?.id) } })
  await nobodyComes('a')
  await expect.poll(async () => (await records()).length).toBeGreaterThan(0)
  const told = await cloud.query(
    `select distinct tenant_id as id from mobile_notifications join users using (user_id, tenant_id)`
  )
  expect(told).toEqual([{ id: tenantId }])
})

test('a fault counts from its severity on', async () => {
  await cloud.query(`insert into fault_codes (fault_code, severity, names, remedies, update_time)
    values ('T-MILD', 'warning', '{"en":"a"}', '{"en":"a"}', now()), ('T-BAD', 'critical', '{"en":"a"}', '{"en":"a"}', now())`)
  await create({ eventKind: 'robotFault', severity: 'error' })
  const [robot] = await cloud.query(`select serial from robots where tenant_id = ${tenantId} limit 1`)
  const fault = (faultCode: string, minute: number): RobotEvent => ({
    type: 'fault',
    serial: String(robot?.serial),
    faultCode,
    active: true,
    eventId: crypto.randomUUID(),
    time: cloud.clock.now() - minute * 60_000
  })
  const events = [fault('T-MILD', 2), fault('T-BAD', 1)]
  expect((await send(cloud.url, calls.reportRobotEvents, { ...as('robot'), body: { events } })).code).toBe(610000)
  await tick()
  await expect.poll(async () => (await outbox()).length).toBe(1)
  expect((await outbox())[0]?.text).toContain('T-BAD')
})

test('elevators out of order, failed stress tests, phones without an answer and failed upgrades are events', async () => {
  for (const eventKind of ['elevatorFault', 'stressTestFailed', 'phoneUnanswered', 'upgradeFailed'])
    await create({ eventKind })
  const [elevator] = await cloud.query(`update elevators set state = 'online' where elevator_id =
    (select min(elevator_id) from elevators where tenant_id = ${tenantId})
    returning elevator_id as id, controller_serial as serial, floor`)
  await cloud.query(`delete from elevator_rides where elevator_id = ${elevator?.id}`)
  const broken = { controllerSerial: String(elevator?.serial), state: 'fault' as const, floor: String(elevator?.floor) }
  const report = () => send(cloud.url, calls.reportElevators, { ...as('robot'), body: { reports: [broken] } })
  expect([(await report()).data.accepted, (await report()).data.accepted]).toEqual([1, 1])
  await cloud.query(`insert into stress_tests (elevator_id, state, rides, played, floors, floor, door_hold_ms, timeout_ms, start_time)
    values (${elevator?.id}, 'running', 10, 0, 9, 0, 60000, 30000, now())`)
  const phone = { storeId, name: 'Room 9', serial: 'T-P', extension: '7799' }
  const { phoneId } = (await send(cloud.url, calls.createPhone, { ...as(), body: phone })).data
  await cloud.query(`insert into phone_calls (tenant_id, phone_id, state, attempt, attempts_max, language, sentence, start_time, due_time)
    values (${tenantId}, ${phoneId}, 'ringing', 3, 3, 'en', '{"en":"a"}', now(), '2020-01-01')`)
  await cloud.query(`insert into device_upgrades (tenant_id, store_id, device_kind, device_id, name, serial, device_version_id,
      to_version, state, progress, create_time, due_time)
    select ${tenantId}, ${storeId}, 'phone', ${phoneId}, 'Room 9', 'T-P', min(device_version_id), '2.0.1', 'waiting', 0,
      now(), '2020-01-01' from device_versions`)
  const kinds = async () => (await records({ state: 'sent', size: 100 })).map(({ eventKind }) => eventKind).sort()
  await expect
    .poll(async () => {
      await tick()
      return kinds()
    })
    .toEqual(['elevatorFault', 'phoneUnanswered', 'stressTestFailed', 'upgradeFailed'])
})

test('a rule is written, read, changed, switched and deleted; what the tenant does not have is refused', async () => {
  const { ruleId } = (await create()).data
  const [foreign] = await cloud.query(`select user_id as id, store_id as store from users join stores using (tenant_id)
    where tenant_id <> ${tenantId} limit 1`)
  const [role] = await cloud.query('select max(role_id) + 1 as id from roles')
  const wrong: [part: object, code: number][] = [
    [{ storeId: Number(foreign?.store) }, 610702],
    [{ audience: { kind: 'people', userIds: [Number(foreign?.id)] } }, 610603],
    [{ audience: { kind: 'role', roleId: Number(role?.id) } }, 610603],
    [{ audience: { kind: 'people', userIds: [] } }, 610604],
    [{ perHour: limits.notificationsPerHourMax + 1 }, 610604],
    [{ timeZone: '+08:00' }, 610604],
    [{ quiet: { from: 24, to: 1 } }, 610604],
    [{ tenantId: 9_999_999 }, 610603]
  ]
  for (const [part, code] of wrong) expect((await create(part)).code, JSON.stringify(part)).toBe(code)
  const detail = () => send(cloud.url, calls.notificationRuleDetail, { ...as('tenant'), query: { ruleId } })
  expect((await detail()).data).toMatchObject({ ...usual(), tenantId, storeName: null })
  const quiet = { from: 22, to: 6 }
  const body = { ruleId, ...usual(), name: 'Day desk', storeId, quiet }
  expect((await send(cloud.url, calls.updateNotificationRule, { ...as(), body })).code).toBe(610000)
  expect((await detail()).data).toMatchObject({ name: 'Day desk', storeId, quiet })
  const list = await send(cloud.url, calls.notificationRuleList, {
    ...as('tenant'),
    query: { text: 'day', eventKind: 'watchUnanswered' }
  })
  expect(list.data).toMatchObject({ total: 1, list: [{ ruleId }] })
  const remove = () => send(cloud.url, calls.deleteNotificationRule, { ...as(), body: { ruleId } })
  expect(codesOf([await remove(), await remove()])).toEqual({ 610000: 1, 610603: 1 })
  for (let more = 0; more < limits.notificationRulesMax; more += 1) await create({ name: `R${more}` })
  expect((await create()).code).toBe(610800)
})

test('each store that a rule may be for is offered, and no other', async () => {
  const offered = async (query: { tenantId?: number }) =>
    (await send(cloud.url, calls.deviceStoreList, { ...as(), query: { size: 100, ...query } })).data.list.map(
      ({ storeId: id }) => id
    )
  const own = await offered({ tenantId })
  const all = await offered({})
  expect(own.length).toBeLessThan(all.length)
  for (const id of all.slice(0, 10)) {
    const { code, data } = await create({ storeId: id })
    expect(code, `store ${id}`).toBe(own.includes(id) ? 610000 : 610702)
    if (data) await send(cloud.url, calls.deleteNotificationRule, { ...as(), body: { ruleId: data.ruleId } })
  }
  const { data } = await send(cloud.url, calls.deviceStoreList, { ...as('tenant'), query: { tenantId: 9_999_999 } })
  expect(data.total).toBe(0)
})

test('reading rules and writing them are two permissions', async () => {
  const { ruleId } = (await create()).data
  const acts = [
    await create({}, 'tenant'),
    await send(cloud.url, calls.updateNotificationRule, { ...as('tenant'), body: { ruleId, ...usual() } }),
    await send(cloud.url, calls.switchNotificationRule, { ...as('tenant'), body: { ruleId, enabled: false } }),
    await send(cloud.url, calls.deleteNotificationRule, { ...as('tenant'), body: { ruleId } }),
    await send(cloud.url, calls.testNotificationRule, { ...as('tenant'), body: { ruleId } }),
    await send(cloud.url, calls.notificationAudience, { ...as('tenant'), query: {} }),
    await send(cloud.url, calls.notificationTenants, { ...as('tenant'), query: {} })
  ]
  expect(codesOf(acts)).toEqual({ 610403: acts.length })
})

test('a test goes to the own phone, five times an hour', async () => {
  await cloud.query(`update users set cellphone = '+8613800138099' where email = 'operator@demo.example'`)
  const { ruleId } = (await create()).data
  const sendTest = () => send(cloud.url, calls.testNotificationRule, { ...as(), body: { ruleId } })
  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push(await sendTest())
  expect(codesOf(answers)).toEqual({ 610000: 5, 610520: 1 })
  expect(answers[0]?.data).toEqual({ ways: ['cellphone'] })
  await expect.poll(async () => (await outbox()).length).toBe(5)
  expect((await outbox())[0]).toMatchObject({ to: '+8613800138099', text: expect.stringContaining('Night desk') })
  expect((await records())[0]).toMatchObject({ eventKind: null, state: 'sent', to: '•••• 8099' })
  const audience = await send(cloud.url, calls.notificationAudience, { ...as(), query: { tenantId } })
  expect(audience.data.people).toContainEqual({ userId, nickname: expect.any(String), hasMobile: true, hasEmail: true })
})

test('a message that the sender refuses for good has failed', async () => {
  const { ruleId } = (await create()).data
  await cloud.query(`insert into mobile_notifications (tenant_id, rule_id, user_id, cellphone, language, state, create_time)
    values (${tenantId}, ${ruleId}, ${userId}, '•••• 1', 'en', 'sending', '2020-01-01')`)
  await tick()
  await expect.poll(async () => (await records())[0]).toMatchObject({ state: 'failed', reason: 'refused' })
})
