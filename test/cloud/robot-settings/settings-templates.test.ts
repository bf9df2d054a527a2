import { expect, test } from '@playwright/test'
import type { SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import { differences } from '#contract/calls/robot-settings/settings-templates.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Templates of settings are written, compared with the robots' reports, and applied to many robots at once. */

const values: SettingEntry[] = [
  { key: 'speed', value: 60 },
  { key: 'volume', value: 30 }
]

let cloud: TestCloud
let tokens: Record<string, string>
let tenantId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', [
    'robot:settingsTemplate',
    'robot:settingsTemplate:edit',
    'robot:settingsTemplate:apply'
  ])
  const [found] = await cloud.query(`select tenant_id from users where email = 'tenant@demo.example'`)
  tenantId = Number(found?.tenant_id)
  // In the demo data this tenant has robots of other kinds.
  await cloud.query(`update robots set robot_kind = 'delivery' where tenant_id = ${tenantId}`)
})
test.beforeEach(async () => {
  await cloud.query('delete from settings_templates')
  await cloud.query('delete from robot_requests')
  await cloud.query('delete from robot_settings')
  await cloud.query(`update robots set online = true, state = 'idle'`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const create = (name = 'Quiet', by = 'operator', wanted = values) =>
  send(cloud.url, calls.createSettingsTemplate, {
    ...as(by),
    body: { name, robotKind: 'delivery', values: wanted }
  })
const created = async (name = 'Quiet', by = 'operator') => (await create(name, by)).data.templateId
const list = async (by = 'operator') => (await send(cloud.url, calls.settingsTemplates, { ...as(by), query: {} })).data
const robotsOf = async (where = 'true', most = 3): Promise<number[]> => {
  const rows = await cloud.query(`select robot_id as id from robots
    where robot_kind = 'delivery' and ${where} order by robot_id limit ${most}`)
  return rows.map(({ id }) => Number(id))
}
const apply = (templateId: number, robotIds: readonly number[], by = 'operator') =>
  send(cloud.url, calls.applySettingsTemplate, {
    ...as(by),
    body: { templateId, chosen: { by: 'robots', robotIds: [...robotIds] } }
  })
const applied = async (applicationId: number) =>
  (await send(cloud.url, calls.settingsApplication, { ...as('operator'), query: { applicationId } })).data
const retry = (applicationId: number) =>
  send(cloud.url, calls.retrySettingsApplication, { ...as('operator'), body: { applicationId } })
const openRequests = async () =>
  (await send(cloud.url, calls.robotRequests, { ...as('robot'), query: { size: 100 } })).data.list

test('a template is written, changed and deleted, and a name is there once', async () => {
  const templateId = await created()
  expect((await create()).code).toBe(610602)
  const other = await created('Loud')
  const update = (id: number, name: string) =>
    send(cloud.url, calls.updateSettingsTemplate, { ...as('operator'), body: { templateId: id, name, values } })
  expect((await update(other, 'Quiet')).code).toBe(610602)
  expect((await update(other, 'Night')).code).toBe(610000)
  expect((await list()).list.map(({ name, own }) => [name, own])).toEqual([
    ['Night', true],
    ['Quiet', true]
  ])
  const remove = () => send(cloud.url, calls.deleteSettingsTemplate, { ...as('operator'), body: { templateId } })
  expect((await remove()).code).toBe(610000)
  expect((await remove()).code).toBe(610603)
})

test('values that robots of the kind can’t take are refused, each by its name', async () => {
  const wrong: SettingEntry[] = [
    { key: 'suction', value: 'strong' },
    { key: 'speed', value: 81 },
    { key: 'volume', value: 30 }
  ]
  const { code, data } = await create('Wrong', 'operator', wrong)
  expect(code).toBe(610604)
  expect((data as unknown as { field: string }[]).map(({ field }) => field)).toEqual(['values.suction', 'values.speed'])
})

test('a tenant sees the maker’s templates and its own, and changes its own alone', async () => {
  const makers = await created('Of the maker')
  const own = await created('Of the tenant', 'tenant')
  expect((await list('tenant')).list.map(({ name, own: isOwn }) => [name, isOwn])).toEqual([
    ['Of the maker', false],
    ['Of the tenant', true]
  ])
  const update = (templateId: number) =>
    send(cloud.url, calls.updateSettingsTemplate, { ...as('tenant'), body: { templateId, name: 'New', values } })
  expect((await update(makers)).code).toBe(610603)
  expect((await update(own)).code).toBe(610000)
})

test('robots are compared by what they said last', async () => {
  const templateId = await created()
  const [first = 0, second = 0] = await robotsOf()
  await cloud.query(`insert into robot_settings (robot_id, key, value, say_time) values
    (${first}, 'speed', '60', now()), (${first}, 'volume', '30', now()), (${second}, 'speed', '80', now())`)
  const { data } = await send(cloud.url, calls.compareSettingsTemplate, {
    ...as('operator'),
    query: { templateId, size: 100 }
  })
  const of = (id: number) => data.list.find(({ robotId }) => robotId === id)
  expect(of(first)).toMatchObject({ differs: [] })
  expect(of(first)?.sayTime).not.toBeNull()
  expect(of(second)).toMatchObject({
    sayTime: null,
    differs: [
      { key: 'speed', said: 80 },
      { key: 'volume', said: null }
    ]
  })
})

test('many robots are asked at once; who took it, who did not and why is told, and those are asked again', async () => {
  const templateId = await created()
  const [takes = 0, refuses = 0, away = 0] = await robotsOf()
  await cloud.query(`update robots set online = false where robot_id = ${away}`)
  const { applicationId, robots } = (await apply(templateId, [takes, refuses, away, takes])).data
  expect(robots).toBe(3)
  expect(await applied(applicationId)).toMatchObject({ values, counts: { open: 2, taken: 0, failed: 1 } })

  const serialOf = async (id: number) =>
    (await cloud.query(`select serial from robots where robot_id = ${id}`))[0]?.serial
  const requests = await openRequests()
  const requestOf = async (id: number) => {
    const serial = await serialOf(id)
    return requests.find(it => it.serial === serial)?.requestId ?? 0
  }
  const done = {
    requestId: await requestOf(takes),
    state: 'done' as const,
    answer: { kind: 'changeSettings' as const, values }
  }
  const failed = { requestId: await requestOf(refuses), state: 'failed' as const, failure: 'refused' as const }
  await send(cloud.url, calls.reportRequests, { ...as('robot'), body: { reports: [done, failed] } })
  const { counts, list: shown } = await applied(applicationId)
  expect(counts).toEqual({ open: 0, taken: 1, failed: 2 })
  const of = (id: number) => shown.find(({ robotId }) => robotId === id)
  expect(of(takes)).toMatchObject({ state: 'taken', code: null, failure: null })
  expect(of(refuses)).toMatchObject({ state: 'failed', failure: 'refused' })
  expect(of(away)).toMatchObject({ state: 'failed', code: 610703 })

  await cloud.query(`update robots set online = true where robot_id = ${away}`)
  expect((await retry(applicationId)).data).toEqual({ robots: 2 })
  expect((await applied(applicationId)).counts).toEqual({ open: 2, taken: 1, failed: 0 })
  expect((await retry(applicationId)).code).toBe(610606)
})

test('all robots that a search finds are asked, within the own tenant', async () => {
  const templateId = await created('Of the tenant', 'tenant')
  const chosen = { by: 'filter' as const }
  const answer = await send(cloud.url, calls.applySettingsTemplate, { ...as('tenant'), body: { templateId, chosen } })
  const [counted] = await cloud.query(`select count(*)::int as count from robots
    where robot_kind = 'delivery' and tenant_id = ${tenantId}`)
  expect(answer.data.robots).toBe(counted?.count)
  const foreign = await cloud.query(`select robot_id from robot_requests join robots using (robot_id)
    where tenant_id <> ${tenantId}`)
  expect(foreign).toEqual([])
  const nobody = await send(cloud.url, calls.applySettingsTemplate, {
    ...as('tenant'),
    body: { templateId, chosen: { by: 'filter', text: 'nowhere' } }
  })
  expect(nobody.code).toBe(610701)
})

test('a robot of others, of another kind, or one too many keeps all from being asked', async () => {
  const templateId = await created('Of the tenant', 'tenant')
  const own = await robotsOf(`tenant_id = ${tenantId}`, 1)
  const others = await robotsOf(`tenant_id <> ${tenantId}`, 1)
  const [cleaner] = await cloud.query(`select robot_id as id from robots where robot_kind = 'cleaning' limit 1`)
  expect((await apply(templateId, [...own, ...others], 'tenant')).code).toBe(610701)
  expect((await apply(templateId, [...own, Number(cleaner?.id)], 'operator')).code).toBe(610701)
  const many = Array.from({ length: limits.settingsRobotsMax + 1 }, (_, index) => index + 1)
  expect((await apply(templateId, many, 'tenant')).code).toBe(610604)
  expect(await cloud.query('select request_id from robot_requests')).toEqual([])
})

test('of ten people who try again at once, one asks', async () => {
  const templateId = await created()
  const robots = await robotsOf()
  await cloud.query(`update robots set online = false where robot_id in (${robots.join(', ')})`)
  const { applicationId } = (await apply(templateId, robots)).data
  await cloud.query('update robots set online = true')
  const answers = await Promise.all(Array.from({ length: 10 }, () => retry(applicationId)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 9 })
  expect(await openRequests()).toHaveLength(robots.length)
})

for (const [what, said, count] of [
  ['the same', values, 0],
  ['another value', [{ key: 'speed', value: 80 }, values[1]], 1],
  ['nothing', [], 2]
] as [string, SettingEntry[], number][])
  test(`${what} makes ${count} differences`, () => expect(differences(values, said)).toHaveLength(count))
