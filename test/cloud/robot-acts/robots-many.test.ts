import { expect, test } from '@playwright/test'
import type { ChosenRobots } from '#contract/calls/robot-acts/many.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { outcomesOf, refusedBy } from '../../../cloud/topics/robot-acts/outcomes.pure.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* One act on many robots: each is decided on by itself, and the answer says which took it. */

let cloud: TestCloud
let tokens: Record<string, string>
let tenantId: number
let ownIds: number[]
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'customer'])
  const acts = ['robot:lockQuery:lock', 'robot:lockQuery:unlock', 'store', 'deploy:remoteDiagnosis:start']
  await givePermissions(cloud, 'tenant', [...acts, 'robot:settingsTemplate:apply'])
  const [found] = await cloud.query(`select tenant_id from users where email = 'tenant@demo.example'`)
  tenantId = Number(found?.tenant_id)
  ownIds = (await cloud.query(`select robot_id as id from robots where tenant_id = ${tenantId} order by 1`)).map(
    ({ id }) => Number(id)
  )
})
test.beforeEach(async () => {
  await cloud.query('delete from robot_locks')
  await cloud.query('delete from robot_requests')
  await cloud.query(`update robots set online = true, state = 'idle'`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const these = (...robotIds: number[]): ChosenRobots => ({ by: 'robots', robotIds })
const all: ChosenRobots = { by: 'filter', filter: {} }
const foreignId = async () =>
  Number((await cloud.query(`select min(robot_id) as id from robots where tenant_id <> ${tenantId}`))[0]?.id)
const lock = (chosen: ChosenRobots, name = 'tenant', reason: 'service' | 'unpaid' = 'service') =>
  send(cloud.url, calls.lockRobots, { ...as(name), body: { chosen, reason, note: 'A new map comes.' } })
const unlock = (chosen: ChosenRobots, name = 'tenant') =>
  send(cloud.url, calls.unlockRobots, { ...as(name), body: { chosen, reason: 'service', note: 'The map is there.' } })
const codesIn = (outcomes: readonly { robotId: number; code: number | null }[]) =>
  Object.fromEntries(outcomes.map(({ robotId, code }) => [robotId, code]))
const lastingLocks = () =>
  cloud.query('select robot_id as id from robot_locks where end_time is null order by robot_id')

test('robots are locked and unlocked at once, and each says why it was not', async () => {
  const [first = 0, second = 0, third = 0] = ownIds
  await cloud.query(`update robots set state = 'inactive' where robot_id = ${second}`)
  await lock(these(third))
  const foreign = await foreignId()
  const { code, data } = await lock(these(third, first, second, foreign, first))
  expect(code).toBe(610000)
  expect(codesIn(data)).toEqual({ [first]: null, [second]: 611004, [third]: 610602, [foreign]: 610701 })
  expect(data.find(({ robotId }) => robotId === foreign)).toMatchObject({ serial: null, name: null })
  expect((await lastingLocks()).map(({ id }) => id)).toEqual([first, third])
  expect(codesIn((await unlock(these(first, second))).data)).toEqual({ [first]: null, [second]: 610603 })
  expect((await lastingLocks()).map(({ id }) => id)).toEqual([third])
})

test('a filter stands for the robots that it finds within the own tenant', async () => {
  const { data } = await lock(all)
  expect(data.map(({ robotId }) => robotId)).toEqual(ownIds)
  expect((await lock({ by: 'filter', filter: { text: 'nowhere at all' } })).code).toBe(610701)
  await cloud.query(`update robots set online = false where robot_id = ${ownIds[0]}`)
  const offline = await unlock({ by: 'filter', filter: { online: false } })
  expect(codesIn(offline.data)).toEqual({ [ownIds[0] ?? 0]: null })
})

test('more robots than one act takes are refused, by ids and by a filter', async () => {
  const wished = Array.from({ length: limits.actRobotsMax + 1 }, (_, index) => index + 1)
  expect((await lock(these(...wished), 'operator')).code).toBe(610604)
  const copies = `insert into robots (tenant_id, serial, name, model, robot_kind, software_version, online, state, battery)
    select ${tenantId}, 'MANY-' || n, 'Many ' || n, 'M1', 'delivery', 'V1', true, 'idle', 50
    from generate_series(1, ${limits.actRobotsMax + 1}) as n`
  await cloud.query(copies)
  const filter = { text: 'MANY-' }
  expect((await lock({ by: 'filter', filter })).code).toBe(610604)
  expect(await lastingLocks()).toEqual([])
  await cloud.query(`delete from robots where serial = 'MANY-1'`)
  expect((await lock({ by: 'filter', filter })).data).toHaveLength(limits.actRobotsMax)
  await cloud.query(`delete from robots where serial like 'MANY-%'`)
})

test('the maker alone locks for a contract that is not paid', async () => {
  expect((await lock(all, 'tenant', 'unpaid')).code).toBe(610403)
  expect(await lastingLocks()).toEqual([])
  expect((await lock(these(ownIds[0] ?? 0), 'operator', 'unpaid')).code).toBe(610000)
})

test('each act has a permission of its own', async () => {
  const chosen = all
  const answers = await Promise.all([
    lock(chosen, 'customer'),
    unlock(chosen, 'customer'),
    send(cloud.url, calls.diagnoseRobots, { ...as('customer'), body: { chosen } }),
    send(cloud.url, calls.applyTemplateToMany, { ...as('customer'), body: { chosen, templateId: 1 } }),
    send(cloud.url, calls.bindManyRobots, { ...as('customer'), body: { chosen, storeId: 1 } }),
    send(cloud.url, calls.unbindManyRobots, { ...as('customer'), body: { chosen } })
  ])
  expect(codesOf(answers)).toEqual({ 610403: 4, 610718: 1, 610719: 1 })
})

test('robots are bound to a store and taken out of theirs; the others say what is in the way', async () => {
  const [store, other] = (
    await cloud.query(`select store_id as id from stores where tenant_id = ${tenantId} order by 1 limit 2`)
  ).map(({ id }) => Number(id))
  const [free = 0, there = 0, elsewhere = 0] = ownIds
  await cloud.query(`update robots set store_id = case robot_id when ${there} then ${store}
    when ${elsewhere} then ${other ?? null} else null end where robot_id in (${free}, ${there}, ${elsewhere})`)
  const bind = (storeId: number) =>
    send(cloud.url, calls.bindManyRobots, { ...as('tenant'), body: { chosen: these(free, there, elsewhere), storeId } })
  expect(codesIn((await bind(store ?? 0)).data)).toEqual({ [free]: null, [there]: 610712, [elsewhere]: 610713 })
  expect((await bind(2_000_000_000)).code).toBe(610702)
  const unbind = () =>
    send(cloud.url, calls.unbindManyRobots, { ...as('tenant'), body: { chosen: these(free, elsewhere) } })
  expect(codesIn((await unbind()).data)).toEqual({ [free]: null, [elsewhere]: null })
  expect(codesIn((await unbind()).data)).toEqual({ [free]: 610714, [elsewhere]: 610714 })
  const foreign = await foreignId()
  const mixed = { ...as('operator'), body: { chosen: these(foreign), storeId: store ?? 0 } }
  await cloud.query(`update robots set store_id = null where robot_id = ${foreign}`)
  expect(codesIn((await send(cloud.url, calls.bindManyRobots, mixed)).data)).toEqual({ [foreign]: 610717 })
})

test('robots are asked to check themselves; those that are away or busy say so', async () => {
  const [first = 0, away = 0, busy = 0] = ownIds
  await cloud.query(`update robots set online = false where robot_id = ${away}`)
  await cloud.query(`update robots set state = 'busy' where robot_id = ${busy}`)
  const diagnose = () =>
    send(cloud.url, calls.diagnoseRobots, { ...as('tenant'), body: { chosen: these(first, away, busy) } })
  expect(codesIn((await diagnose()).data)).toEqual({ [first]: null, [away]: 610703, [busy]: 610704 })
  expect(codesIn((await diagnose()).data)).toMatchObject({ [first]: 610704 })
  expect(await cloud.query('select robot_id as id, kind from robot_requests')).toEqual([
    { id: first, kind: 'diagnose' }
  ])
})

test('robots of the template’s kind are asked to take it, in one application', async () => {
  const [first = 0, away = 0, other = 0] = ownIds
  await cloud.query(`update robots set robot_kind = 'delivery' where robot_id in (${first}, ${away})`)
  await cloud.query(`update robots set robot_kind = 'cleaning' where robot_id = ${other}`)
  await cloud.query(`update robots set online = false where robot_id = ${away}`)
  const [template] =
    await cloud.query(`insert into settings_templates (tenant_id, name, robot_kind, values, update_time)
    values (null, 'Many', 'delivery', '[{"key":"speed","value":60}]', now()) returning template_id as id`)
  const templateId = Number(template?.id)
  const body = { chosen: these(first, away, other), templateId }
  const { data } = await send(cloud.url, calls.applyTemplateToMany, { ...as('tenant'), body })
  expect(codesIn(data)).toEqual({ [first]: null, [away]: 610703, [other]: 610604 })
  const applied = await cloud.query(`select robot_id as id, code from applied_robots
    join settings_applications using (application_id) where template_id = ${templateId} order by 1`)
  expect(applied).toEqual([
    { id: first, code: null },
    { id: away, code: 610703 }
  ])
  const none = { ...as('tenant'), body: { chosen: these(other), templateId } }
  expect(codesIn((await send(cloud.url, calls.applyTemplateToMany, none)).data)).toEqual({ [other]: 610604 })
  expect(
    await cloud.query(`select count(*)::int as count from settings_applications where template_id = ${templateId}`)
  ).toEqual([{ count: 1 }])
})

test('of ten people who lock the same robots at once, each robot is locked once', async () => {
  const chosen = these(...ownIds)
  const answers = await Promise.all(Array.from({ length: 10 }, () => lock(chosen)))
  const taken = answers.flatMap(({ data }) => data.filter(({ code }) => code === null).map(({ robotId }) => robotId))
  expect(taken.toSorted((one, other) => one - other)).toEqual(ownIds)
})

const found = [
  { robotId: 2, serial: 'B', name: 'Bee' },
  { robotId: 1, serial: 'A', name: 'Ant' }
]

test('outcomes come by id; a robot that was not found has no name', () => {
  expect(outcomesOf([3, 1, 2], found, new Map([[2, 610602]]))).toEqual([
    { robotId: 1, serial: 'A', name: 'Ant', code: null },
    { robotId: 2, serial: 'B', name: 'Bee', code: 610602 },
    { robotId: 3, serial: null, name: null, code: 610701 }
  ])
  expect(refusedBy(found, ({ robotId }) => (robotId === 1 ? 610602 : undefined))).toEqual(new Map([[1, 610602]]))
})
