import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* A tag as one thing: the group of the robots of one organisation that have it. */

let cloud: TestCloud
let tokens: Record<string, string>
let tenantOf: Record<string, number>
let own: number[]
let below: number[]
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  const names = ['distributor', 'tenant', 'customer', 'operator']
  tokens = await signInAll(cloud, names)
  for (const name of ['distributor', 'tenant']) await givePermissions(cloud, name, ['store'])
  const ids = await cloud.query(
    `select email, tenant_id as id from users where email in (${names.map(name => `'${name}@demo.example'`).join()})`
  )
  tenantOf = Object.fromEntries(ids.map(({ email, id }) => [String(email).split('@')[0], Number(id)]))
  await cloud.query('update tenants set parent_id = null')
  await cloud.query(`update tenants set parent_id = ${tenantOf.distributor} where tenant_id = ${tenantOf.tenant}`)
  const robotsOf = async (name: string) =>
    (
      await cloud.query(
        `select robot_id as id from robots where tenant_id = ${tenantOf[name]} and state <> 'inactive' order by 1`
      )
    ).map(({ id }) => Number(id))
  own = await robotsOf('distributor')
  below = await robotsOf('tenant')
})
test.beforeEach(async () => {
  for (const table of ['robot_tags', 'tag_descriptions', 'robot_history', 'rate_counts'])
    await cloud.query(`delete from ${table}`).catch(() => undefined)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const give = (robotIds: number[], add: string[], by = 'distributor', remove: string[] = []) =>
  send(cloud.url, calls.tagRobots, { ...as(by), body: { chosen: { by: 'robots', robotIds }, add, remove } })
const list = async (by = 'distributor', query: object = {}) =>
  (await send(cloud.url, calls.robotTagList, { ...as(by), query: { size: 100, ...query } })).data
const tagsOf = async (by = 'distributor', query: object = {}) =>
  (await list(by, query)).list.map(({ tag, robots }) => `${tag} ${robots}`)
type Saved = { of?: string; tag: string; name?: string; description?: string; version?: number }
const save = ({ of = 'distributor', tag, name = tag, description = '', ...seen }: Saved, by = 'distributor') =>
  send(cloud.url, calls.saveRobotTag, {
    ...as(by),
    body: { tenantId: tenantOf[of] ?? 0, tag, name, description, ...seen }
  })
const remove = (tag: string, { of = 'distributor', by = 'distributor' } = {}) =>
  send(cloud.url, calls.deleteRobotTag, { ...as(by), body: { tenantId: tenantOf[of] ?? 0, tag } })
const first = () => own[0] ?? 0

test('each tag says how its robots stand, as the list of robots does', async () => {
  const [one = 0, two = 0, three = 0] = own
  await cloud.query(
    `update robots set online = (robot_id = ${one}), state = 'idle' where robot_id in (${one}, ${two}, ${three})`
  )
  await cloud.query(`update robots set state = 'fault' where robot_id = ${three}`)
  await give([one, two, three], ['Night'])
  await give([one], ['day'])
  const [day, night] = (await list()).list
  expect(day).toMatchObject({ tag: 'day', robots: 1, online: 1, withFault: 0, own: true, description: '', version: 0 })
  expect(night).toMatchObject({ tag: 'night', robots: 3, withFault: 1 })
  const total = async (query: object) =>
    (await send(cloud.url, calls.robotList, { ...as('distributor'), query: { tag: 'night', size: 1, ...query } })).data
      .total
  expect(await total({ online: true })).toBe(night?.online)
  expect(await total({ withFault: true })).toBeGreaterThanOrEqual(1)
})

test('a retired robot counts in no tag, and has its tag when it is back', async () => {
  await give([first()], ['night'])
  await cloud.query(`update robots set retire_time = now() where robot_id = ${first()}`)
  expect(await tagsOf()).toEqual([])
  await cloud.query(`update robots set retire_time = null where robot_id = ${first()}`)
  expect(await tagsOf()).toEqual(['night 1'])
})

test('the list is searched, ordered, and shown a page at a time', async () => {
  const [one = 0, two = 0] = own
  await give([one, two], ['b', 'wing 2'])
  await give([one], ['a'])
  await save({ tag: 'wing 2', description: 'Behind the Kitchen' })
  expect(await tagsOf('distributor', { text: 'KITCHEN' })).toEqual(['wing 2 2'])
  expect(await tagsOf('distributor', { sort: '-robots' })).toEqual(['b 2', 'wing 2 2', 'a 1'])
  expect(await tagsOf('distributor', { sort: '-tag' })).toEqual(['wing 2 2', 'b 2', 'a 1'])
  expect(await list('distributor', { pageNo: 2, size: 2 })).toMatchObject({ list: [{ tag: 'wing 2' }], total: 3 })
})

test('a tag gets another name at all robots of its organisation, with its description and in their history', async () => {
  const [one = 0, two = 0] = own
  const [other = 0] = below
  await give([one, two], ['night', 'first floor'])
  await give([other], ['night'], 'tenant')
  await save({ tag: 'night', description: 'From ten on' })
  expect((await save({ tag: 'Night', name: 'Late  Shift', description: 'From nine on', version: 1 })).code).toBe(610000)
  expect((await list('distributor', { tenantId: tenantOf.distributor })).list).toMatchObject([
    { tag: 'first floor', robots: 2 },
    { tag: 'late shift', robots: 2, description: 'From nine on', version: 2 }
  ])
  expect(await tagsOf('tenant')).toEqual(['night 1'])
  const history = (await send(cloud.url, calls.robotHistory, { ...as('distributor'), query: { robotId: one } })).data
    .list
  expect(
    history
      .map(({ act, note }) => `${act} ${note}`)
      .slice(0, 2)
      .sort()
  ).toEqual(['tagged late shift', 'untagged night'])
})

test('a name that another tag of the organisation has is refused, and that of another organisation is free', async () => {
  await give([first()], ['a', 'b'])
  await give([below[0] ?? 0], ['c'], 'tenant')
  expect((await save({ tag: 'a', name: 'B' })).code).toBe(610602)
  await save({ tag: 'b', description: 'Stays' })
  await give([first()], [], 'distributor', ['b'])
  expect(await tagsOf('distributor', { tenantId: tenantOf.distributor })).toEqual(['a 1', 'b 0'])
  expect((await save({ tag: 'a', name: 'b' })).code).toBe(610602)
  expect((await save({ tag: 'a', name: 'c' })).code).toBe(610000)
})

test('of two people who describe one tag, the second reads the first before', async () => {
  await give([first()], ['night'])
  const both = await Promise.all(['One', 'Two'].map(description => save({ tag: 'night', description, version: 0 })))
  expect(both.map(({ code }) => code).sort()).toEqual([610000, 610606])
})

test('a tag is deleted with its description, and the robots stay', async () => {
  await give([first()], ['night', 'day'])
  await save({ tag: 'night', description: 'From ten on' })
  expect((await remove('NIGHT')).code).toBe(610000)
  expect(await tagsOf()).toEqual(['day 1'])
  expect((await remove('night')).code).toBe(610603)
  const { list: rows } = (
    await send(cloud.url, calls.robotHistory, { ...as('distributor'), query: { robotId: first() } })
  ).data
  expect(rows[0]).toMatchObject({ act: 'untagged', note: 'night' })
  const robot = await cloud.query(`select retire_time from robots where robot_id = ${first()}`)
  expect(robot).toEqual([{ retire_time: null }])
})

test('a distributor reads the tags of its customers and changes none; nobody else reads them', async () => {
  await give([below[0] ?? 0], ['theirs'], 'tenant')
  expect((await list()).list).toMatchObject([{ tag: 'theirs', own: false, tenantId: tenantOf.tenant }])
  expect((await list('operator')).list).toMatchObject([{ tag: 'theirs', own: true }])
  expect(await tagsOf('customer')).toEqual([])
  expect(await tagsOf('customer', { tenantId: tenantOf.tenant })).toEqual([])
  expect((await save({ of: 'tenant', tag: 'theirs', name: 'ours' })).code).toBe(610403)
  expect((await remove('theirs', { of: 'tenant' })).code).toBe(610403)
  await give([first()], ['secret'])
  for (const [tag, of] of [
    ['secret', 'distributor'],
    ['unknown', 'distributor'],
    ['theirs', 'customer']
  ] as const) {
    expect((await save({ of, tag, name: 'ours' }, 'tenant')).code).toBe(610603)
    expect((await remove(tag, { of, by: 'tenant' })).code).toBe(610603)
  }
  expect((await save({ of: 'customer', tag: 'theirs' }, 'customer')).code).toBe(610403)
  expect((await save({ of: 'tenant', tag: 'theirs', name: 'named' }, 'operator')).code).toBe(610000)
  expect(await tagsOf('tenant')).toEqual(['named 1'])
})

test('robots that come and leave at the same moment as a new name are in one of both tags', async () => {
  const robotIds = own.slice(0, 8)
  await give(robotIds.slice(0, 4), ['night'])
  const answers = await Promise.all([
    ...robotIds.slice(4).map(robotId => give([robotId], ['night'])),
    ...robotIds.slice(0, 2).map(robotId => give([robotId], [], 'distributor', ['night'])),
    save({ tag: 'night', name: 'late' })
  ])
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 610000))
  const rows = await cloud.query(
    `select robot_id as id, count(*)::int as count from robot_tags where tag in ('night', 'late') group by 1 order by 1`
  )
  expect(rows.every(({ count }) => count === 1)).toBe(true)
  const ids = rows.map(({ id }) => Number(id))
  expect(ids).toEqual(expect.arrayContaining(robotIds.slice(2)))
})

test('of two new names at the same moment, one is taken, and no robot is lost', async () => {
  const robotIds = own.slice(0, 5)
  await give(robotIds, ['night'])
  const answers = await Promise.all(['one', 'two'].map(name => save({ tag: 'night', name })))
  expect(answers.map(({ code }) => code).sort()).toEqual([610000, 610603])
  expect((await list()).list).toMatchObject([{ robots: 5 }])
})

test('a tag that a scheduled roll-out chooses by keeps its name until that is changed', async () => {
  await give([first()], ['night'])
  await cloud.query(`insert into roll_outs
    (machine_version_id, tenant_id, filter, night_from, night_to, failure_share_max, state, robots, create_time)
    select min(machine_version_id), ${tenantOf.distributor}, '{"models":["T9"],"tag":"night"}', 0, 0, 10, 'scheduled', 0, now()
    from machine_versions where not exists (select from roll_outs where end_time is null
      and roll_outs.machine_version_id = machine_versions.machine_version_id)`)
  expect((await save({ tag: 'night', name: 'late' })).code).toBe(610607)
  expect((await remove('night')).code).toBe(610607)
  expect((await save({ tag: 'night', description: 'From ten on' })).code).toBe(610000)
  await cloud.query(`delete from roll_outs where filter ->> 'tag' = 'night'`)
  expect((await remove('night')).code).toBe(610000)
})

const refused: readonly [what: string, wish: Saved][] = [
  ['a blank name', { tag: 'night', name: ' ' }],
  ['a name of 41 characters', { tag: 'night', name: 'x'.repeat(limits.tagMaxLength + 1) }],
  ['a name that turns the text round', { tag: 'night', name: 'a\u202eb' }],
  ['a description of 301 characters', { tag: 'night', description: 'x'.repeat(limits.tagDescriptionMaxLength + 1) }]
]
for (const [what, wish] of refused)
  test(`${what} is refused`, async () => {
    await give([first()], ['night'])
    expect((await save(wish)).code).toBe(610604)
    expect(await tagsOf()).toEqual(['night 1'])
  })
