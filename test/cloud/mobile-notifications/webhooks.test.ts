import { getServers, setServers } from 'node:dns'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { WrittenRule } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'
import { startNameServer } from '../support/servers/name-server.ts'
import { startTextMessageServer } from '../support/servers/text-message-server.ts'

/* Rules that call a program. A real one listens on this machine, which the operator's setting allows. */

const minute = 60_000
/** The time of the cloud passes at each look, and no other time has to. */
const often = { intervals: [100] }

let cloud: TestCloud
let tokens: Record<string, string>
let tenantId: number
let userId: number
let robot: Record<string, unknown>
let receiver: Awaited<ReturnType<typeof startTextMessageServer>>
test.beforeAll(async () => {
  cloud = await startTestCloud({
    taskDays: 1,
    settings: { WEBHOOK_INTERNAL_HOSTS: { names: ['localhost'], networks: ['127.0.0.1'] } },
    // Calls that are given up are on purpose.
    logLevel: 'silent'
  })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot', 'customer'])
  await givePermissions(cloud, 'tenant', ['platform', 'platform:iot', 'platform:iot:mobileNotification'])
  const [row] = await cloud.query(
    `select tenant_id as tenant, user_id as id from users where email = 'tenant@demo.example'`
  )
  tenantId = Number(row?.tenant)
  userId = Number(row?.id)
  const [found] =
    await cloud.query(`select serial, robots.name, stores.name as store, store_code as code, tenants.name as tenant
    from robots join stores using (store_id) join tenants on tenants.tenant_id = robots.tenant_id
    where robots.tenant_id = ${tenantId} limit 1`)
  robot = found ?? {}
})
test.beforeEach(async () => {
  for (const table of ['notification_rules', 'device_events', 'unsent_letters', 'outbox_messages'])
    await cloud.query(`delete from ${table}`)
  await cloud.query(`update users set cellphone = '+8613800138001' where user_id = ${userId}`)
  receiver = await startTextMessageServer()
})
test.afterEach(() => receiver.stop())
test.afterAll(() => cloud.close())

const as = (name = 'operator') => ({ token: tokens[name] ?? '' })
const addressOf = ({ port }: { port: number }, path = '/hook?key=1') => `http://127.0.0.1:${port}${path}`
const usual = (webhook: string | null, part: Partial<WrittenRule> = {}): WrittenRule => ({
  name: 'Desk',
  eventKind: 'robotFault',
  severity: 'error',
  storeId: null,
  audience: { kind: 'people', userIds: [userId] },
  quiet: null,
  timeZone: 'Asia/Shanghai',
  perHour: 5,
  enabled: true,
  ways: { cellphone: false, email: false, webhook },
  ...part
})
const create = (webhook: string | null, part: Partial<WrittenRule> = {}) =>
  send(cloud.url, calls.createNotificationRule, { ...as(), body: { tenantId, ...usual(webhook, part) } })
const records = async (on = cloud) =>
  (await send(on.url, calls.mobileNotificationList, { ...as(), query: { way: 'webhook' } })).data.list
const detail = (ruleId: number, name?: string) =>
  send(cloud.url, calls.notificationRuleDetail, { ...as(name), query: { ruleId } })
const tick = (milliseconds = 1_000) => cloud.clock.advance(milliseconds)

let faults = 0
/** A robot reports a fault, of which nobody has heard yet. */
const fault = async (): Promise<string> => {
  faults += 1
  const faultCode = `T-HOOK-${faults}`
  const time = cloud.clock.now()
  const event = {
    type: 'fault',
    serial: String(robot.serial),
    faultCode,
    active: true,
    eventId: crypto.randomUUID(),
    time
  }
  const body = { events: [event as never] }
  expect((await send(cloud.url, calls.reportRobotEvents, { ...as('robot'), body })).code).toBe(610000)
  await tick()
  return faultCode
}

/** The receiver of docs/webhooks.md, as it stands there. */
const documented = async (): Promise<{
  isGenuine: (secret: string, headers: Record<string, unknown>, body: string, seconds: number) => boolean
}> => {
  const page = await readFile('docs/webhooks.md', 'utf8')
  const [, code = ''] = /```js\n(import[^`]*isGenuine[\s\S]*?)```/.exec(page) ?? []
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
const seconds = () => Math.floor(cloud.clock.now() / 1_000)

test('a program is told of an event once, by a call that the receiver of the guide takes for genuine', async () => {
  const { secret } = (
    await create(addressOf(receiver), { ways: { cellphone: true, email: false, webhook: addressOf(receiver) } })
  ).data
  const faultCode = await fault()
  await expect.poll(() => receiver.messages).toHaveLength(1)
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = receiver.messages
  expect(path).toBe('/hook?key=1')
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'robot-portal' })
  const told = JSON.parse(body)
  expect(told).toEqual({
    id: headers['webhook-id'],
    kind: 'robotFault',
    time: expect.stringMatching(/^2026-03-12T04:\d\d:\d\d\.000Z$/),
    organisation: robot.tenant,
    rule: 'Desk',
    store: { code: robot.code, name: robot.store },
    device: robot.name,
    serial: robot.serial,
    severity: null,
    detail: faultCode
  })
  const { isGenuine } = await documented()
  const takes = (by: string | null, text = body) => isGenuine(by ?? '', headers, text, seconds())
  expect([takes(secret), takes(secret, body.replace('Desk', 'Disk')), takes(`whsec_${'A'.repeat(44)}`)]).toEqual([
    true,
    false,
    false
  ])
  await expect
    .poll(async () => (await records())[0])
    .toMatchObject({
      state: 'sent',
      way: 'webhook',
      nickname: '',
      to: `http://127.0.0.1:${receiver.port}`,
      language: null
    })
  for (let second = 0; second < 10; second += 1) await tick()
  expect(receiver.messages).toHaveLength(1)
  expect(await cloud.query('select "to" from outbox_messages')).toEqual([{ to: '+8613800138001' }])
})

test('a call that fails is made again with the same id after growing pauses, and others go first', async () => {
  await create(addressOf(receiver))
  receiver.answer.status = 500
  const first = await fault()
  await expect.poll(() => receiver.messages).toHaveLength(1)
  await expect.poll(async () => (await cloud.query('select failures as n from notification_webhooks'))[0]?.n).toBe(1)
  await tick(30_000)
  expect(receiver.messages).toHaveLength(1)
  await tick(31_000)
  await expect.poll(() => receiver.messages).toHaveLength(2)
  await expect.poll(async () => (await cloud.query('select failures as n from notification_webhooks'))[0]?.n).toBe(2)
  const second = await fault()
  await tick(minute)
  expect(receiver.messages).toHaveLength(2)
  receiver.answer.status = 204
  await tick(minute)
  await expect.poll(() => receiver.messages).toHaveLength(4)
  const told = receiver.messages.map(({ headers, body }) => ({
    id: headers['webhook-id'],
    detail: JSON.parse(body).detail
  }))
  expect(told.map(it => it.detail)).toEqual([first, first, second, first])
  expect([told[1]?.id, told[3]?.id]).toEqual([told[0]?.id, told[0]?.id])
  await expect.poll(async () => (await records()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a call that nobody takes for a day has failed', async () => {
  await create(addressOf(receiver))
  receiver.answer.status = 302
  receiver.answer.headers = { Location: addressOf(receiver, '/elsewhere') }
  await fault()
  await expect
    .poll(async () => {
      await tick(61 * minute)
      return (await records())[0]
    }, often)
    .toMatchObject({ state: 'failed', reason: 'refused' })
  expect(receiver.messages.filter(({ path }) => path === '/elsewhere')).toEqual([])
  expect(await cloud.query('select * from webhook_calls')).toEqual([])
})

test('a receiver that does not answer holds up no other one', async () => {
  const slow = await startTextMessageServer()
  let release = (): void => undefined
  slow.answer.held = new Promise(resolve => {
    release = resolve
  })
  await create(addressOf(slow))
  await create(addressOf(receiver))
  await fault()
  await expect.poll(() => slow.messages).toHaveLength(1)
  for (const count of [1, 2, 3]) {
    await expect.poll(() => receiver.messages).toHaveLength(count)
    await fault()
  }
  expect(slow.messages).toHaveLength(1)
  release()
  await slow.stop()
})

test('an address of another network is refused when it is called, and nothing reaches it', async () => {
  const strict = await startTestCloud({ taskDays: 1, logLevel: 'silent' })
  const { operator = '' } = await signInAll(strict, ['operator'])
  const names = await startNameServer([['127.0.0.1'], ['10.0.0.1', '127.0.0.1']])
  const before = getServers()
  setServers([names.address])
  try {
    const [row] = await strict.query(`select tenant_id as tenant from users where email = 'tenant@demo.example'`)
    await strict.query('delete from notification_rules')
    const addresses = [
      addressOf(receiver),
      `http://localhost:${receiver.port}/`,
      `https://rebound.example:${receiver.port}/`,
      `https://[::ffff:127.0.0.1]:${receiver.port}/`,
      `https://0x7f.1:${receiver.port}/`
    ]
    for (const webhook of addresses) {
      const body = { tenantId: Number(row?.tenant), ...usual(webhook), audience: { kind: 'role' as const, roleId: 1 } }
      const { ruleId } = (await send(strict.url, calls.createNotificationRule, { token: operator, body })).data
      const tested = await send(strict.url, calls.testNotificationRule, { token: operator, body: { ruleId } })
      expect(tested.data).toEqual({ ways: ['webhook'] })
    }
    const ends = () =>
      strict.query(`select distinct state, reason, count(*)::int as n from mobile_notifications
        where way = 'webhook' and state <> 'sending' group by 1, 2`)
    await expect.poll(ends).toEqual([{ state: 'failed', reason: 'addressForbidden', n: addresses.length }])
    expect(receiver.messages).toEqual([])
    expect(names.asked).toContain('rebound.example')
  } finally {
    setServers(before)
    await names.stop()
    await strict.close()
  }
})

test('a connection goes to the address that was looked at, whatever the name leads to a moment later', async () => {
  const names = await startNameServer([['127.0.0.1'], ['127.0.0.2']])
  const before = getServers()
  setServers([names.address])
  try {
    const [row] = await cloud.query(`insert into notification_rules
      (tenant_id, name, event_kind, severity, time_zone, per_hour, by_cellphone, enabled, create_time)
      values (${tenantId}, 'N', 'robotFault', 'error', 'UTC', 1, false, true, now()) returning rule_id as id`)
    await cloud.query(`insert into notification_webhooks (rule_id, tenant_id, address, secret, secret_time, next_time)
      values (${row?.id}, ${tenantId}, 'http://rebound.example:${receiver.port}/', 'whsec_${'A'.repeat(44)}', '2020-01-01', '2020-01-01')`)
    await fault()
    await expect.poll(() => receiver.messages).toHaveLength(1)
    expect(receiver.messages[0]?.headers.host).toBe(`rebound.example:${receiver.port}`)
    expect(names.asked).toEqual(['rebound.example'])
  } finally {
    setServers(before)
    await names.stop()
  }
})

test('a secret is told once; a new one is signed by beside the old one for as long as a person chooses', async () => {
  const made = (await create(addressOf(receiver))).data
  const { ruleId } = made
  expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const shown = await detail(ruleId)
  const list = await send(cloud.url, calls.notificationRuleList, { ...as(), query: {} })
  expect(JSON.stringify([shown, list])).not.toContain('whsec_')
  const seenTime = shown.data.webhookSecret?.secretTime ?? 0
  const body = { ruleId, seenTime, keepHours: 1 as const }
  const renew = () => send(cloud.url, calls.renewWebhookSecret, { ...as(), body })
  const answers = await Promise.all([renew(), renew()])
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 1 })
  const next = answers.find(({ code }) => code === 610000)?.data.secret ?? ''
  expect((await detail(ruleId)).data.webhookSecret).toEqual({
    secretTime: seenTime + 1,
    previousUntil: cloud.clock.now() + 60 * minute
  })
  const { isGenuine } = await documented()
  const takenBy = async (count: number) => {
    await fault()
    await expect.poll(() => receiver.messages).toHaveLength(count)
    const { headers = {}, body: text = '' } = receiver.messages[count - 1] ?? {}
    return [made.secret ?? '', next].map(secret => isGenuine(secret, headers, text, seconds()))
  }
  expect(await takenBy(1)).toEqual([true, true])
  await tick(61 * minute)
  expect(await takenBy(2)).toEqual([false, true])
  await expect
    .poll(async () => {
      await tick(10 * minute)
      return (await cloud.query('select previous_secret as old from notification_webhooks'))[0]?.old
    }, often)
    .toBe(null)
})

test('another organisation sees neither a rule nor its secret, and a reader sees the origin of the address alone', async () => {
  const { ruleId } = (await create(addressOf(receiver))).data
  const [other] = await cloud.query(`select tenant_id as id from tenants where tenant_id <> ${tenantId} limit 1`)
  const [foreign] = await cloud.query(`insert into notification_rules
    (tenant_id, name, event_kind, severity, time_zone, per_hour, enabled, create_time)
    values (${other?.id}, 'F', 'robotFault', 'error', 'UTC', 1, true, now()) returning rule_id as id`)
  await cloud.query(`insert into notification_webhooks (rule_id, tenant_id, address, secret, secret_time, next_time)
    values (${foreign?.id}, ${other?.id}, 'https://foreign.example/', 'whsec_x', '2020-01-01', now())`)
  expect((await detail(ruleId, 'tenant')).data.ways.webhook).toBe(`http://127.0.0.1:${receiver.port}`)
  const list = await send(cloud.url, calls.notificationRuleList, { ...as('tenant'), query: {} })
  expect(list.data.list.map(it => it.ways.webhook)).toEqual([`http://127.0.0.1:${receiver.port}`])
  await givePermissions(cloud, 'tenant', ['platform:iot:mobileNotification:edit'])
  try {
    const body = { ruleId: Number(foreign?.id), seenTime: Date.UTC(2020, 0, 1), keepHours: 0 as const }
    const { version: _version, ...rule } = { version: 1, ...usual(null) }
    const acts = [
      await detail(Number(foreign?.id), 'tenant'),
      await send(cloud.url, calls.renewWebhookSecret, { ...as('tenant'), body }),
      await send(cloud.url, calls.testNotificationRule, { ...as('tenant'), body: { ruleId: body.ruleId } }),
      await send(cloud.url, calls.updateNotificationRule, {
        ...as('tenant'),
        body: { ruleId: body.ruleId, ...rule, ways: { cellphone: true, email: false, webhook: addressOf(receiver) } }
      })
    ]
    expect(codesOf(acts)).toEqual({ 610603: acts.length })
    expect(
      await cloud.query(`select secret, address from notification_webhooks where tenant_id = ${other?.id}`)
    ).toEqual([{ secret: 'whsec_x', address: 'https://foreign.example/' }])
  } finally {
    await cloud.query(`delete from role_permissions where permission = 'platform:iot:mobileNotification:edit'
      and role_id in (select role_id from user_roles where user_id = ${userId})`)
  }
})

test('so many rules of an organisation have a webhook and no more, also of several at once', async () => {
  const more = limits.notificationWebhooksMax + 3
  const answers = await Promise.all(Array.from({ length: more }, () => create(addressOf(receiver))))
  expect(codesOf(answers)).toEqual({ 610000: limits.notificationWebhooksMax, 610605: 3 })
  const { ruleId } = (await create(null, { ways: { cellphone: true, email: false, webhook: null } })).data
  const update = (webhook: string | null) => {
    const body = { ruleId, ...usual(webhook, { ways: { cellphone: true, email: false, webhook } }) }
    return send(cloud.url, calls.updateNotificationRule, { ...as(), body })
  }
  expect((await update(addressOf(receiver))).code).toBe(610605)
  const [first] = answers.filter(({ code }) => code === 610000)
  await send(cloud.url, calls.deleteNotificationRule, { ...as(), body: { ruleId: first?.data.ruleId ?? 0 } })
  const added = await update(addressOf(receiver))
  expect(added.data.secret).toMatch(/^whsec_/)
  // The same rule again makes no other secret, and without a webhook there is none.
  expect((await update(addressOf(receiver, '/moved'))).data).toEqual({ secret: null })
  expect((await update(null)).data).toEqual({ secret: null })
  expect((await detail(ruleId)).data).toMatchObject({ ways: { webhook: null }, webhookSecret: null })
})

test('a webhook that is taken away while calls wait ends them', async () => {
  const { ruleId } = (await create(addressOf(receiver))).data
  receiver.answer.status = 500
  await fault()
  await expect.poll(() => receiver.messages).toHaveLength(1)
  const body = { ruleId, ...usual(null, { ways: { cellphone: true, email: false, webhook: null } }) }
  expect((await send(cloud.url, calls.updateNotificationRule, { ...as(), body })).code).toBe(610000)
  expect(await records()).toMatchObject([{ state: 'failed', reason: 'refused' }])
})

test('a receiver that is gone fills no table', async () => {
  const { ruleId } = (await create(addressOf(receiver))).data
  await cloud.query(`with noted as (insert into mobile_notifications (tenant_id, rule_id, way, cellphone, state, create_time)
      select ${tenantId}, ${ruleId}, 'webhook', '', 'sending', '2026-03-12' from generate_series(1, 1000) returning notification_id)
    insert into webhook_calls (rule_id, notification_id, event_key, body, create_time)
      select ${ruleId}, notification_id, 'k', '{}', '${new Date(cloud.clock.now()).toISOString()}' from noted`)
  await cloud.query(`update notification_webhooks set next_time = '2026-03-14'`)
  await fault()
  await expect.poll(async () => (await records())[0]).toMatchObject({ state: 'heldBack', reason: 'tooMany' })
})
