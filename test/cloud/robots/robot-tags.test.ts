import { expect, test } from '@playwright/test'
import type { ChosenRobots } from '#contract/calls/robot-acts/many.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { tagChange } from '../../../cloud/topics/robot-acts/tag-change.pure.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Tags: words that people give to robots, and find them by. */

let cloud: TestCloud
let tokens: Record<string, string>
let ownIds: number[]
let foreignId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['tenant', 'customer', 'operator'])
  await givePermissions(cloud, 'tenant', ['store'])
  const own = `(select tenant_id from users where email = 'tenant@demo.example')`
  const idsOf = async (is: string) =>
    (await cloud.query(`select robot_id as id from robots where tenant_id ${is} ${own} order by 1`)).map(({ id }) =>
      Number(id)
    )
  ownIds = await idsOf('=')
  foreignId = (await idsOf('<>'))[0] ?? 0
})
test.beforeEach(async () => {
  await cloud.query('delete from robot_tags')
  await cloud.query('delete from robot_history')
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const these = (...robotIds: number[]): ChosenRobots => ({ by: 'robots', robotIds })
type Wish = { add?: string[]; remove?: string[] }
const change = (chosen: ChosenRobots, { add = [], remove = [] }: Wish, by = 'tenant') =>
  send(cloud.url, calls.tagRobots, { ...as(by), body: { chosen, add, remove } })
const listed = async (query: object = {}, by = 'tenant') => {
  const { code, data } = await send(cloud.url, calls.robotList, { ...as(by), query: { size: 100, ...query } })
  return code === 610000 ? data.list : []
}
const tagsOf = async (robotId: number, by = 'tenant') => (await listed({}, by)).find(it => it.robotId === robotId)?.tags
const choices = async (by = 'tenant') => (await send(cloud.url, calls.robotChoices, as(by))).data.tags

test('tags are given and taken, and the list finds robots by them', async () => {
  const [first = 0, second = 0] = ownIds
  expect((await change(these(first, second), { add: ['Night', 'Floor 2'] })).data.map(({ code }) => code)).toEqual([
    null,
    null
  ])
  expect(await tagsOf(first)).toEqual(['floor 2', 'night'])
  expect((await listed({ tag: 'NIGHT' })).map(({ robotId }) => robotId)).toEqual([first, second])
  await change(these(second), { add: ['day'], remove: ['night'] })
  expect(await tagsOf(second)).toEqual(['day', 'floor 2'])
  expect((await listed({ tag: 'night' })).map(({ robotId }) => robotId)).toEqual([first])
  expect(await choices()).toEqual(['day', 'floor 2', 'night'])
  const byFilter = await change({ by: 'filter', filter: { tag: 'floor 2' } }, { remove: ['floor 2'] })
  expect(byFilter.data.map(({ robotId }) => robotId)).toEqual([first, second])
  expect(await listed({ tag: 'floor 2' })).toEqual([])
})

test('the history of a robot has the tags that changed, and nothing of those that did not', async () => {
  const [first = 0] = ownIds
  await change(these(first), { add: ['a', 'b'] })
  await change(these(first), { add: ['b'], remove: ['c'] })
  await change(these(first), { add: ['c'], remove: ['a'] })
  const { list } = (await send(cloud.url, calls.robotHistory, { ...as('tenant'), query: { robotId: first } })).data
  expect(list.map(({ act, note }) => `${act} ${note}`).sort()).toEqual(['tagged a, b', 'tagged c', 'untagged a'])
})

test('one tag has one form, in whatever way somebody writes it', async () => {
  const [first = 0] = ownIds
  await change(these(first), { add: ['Ｆｌｏｏｒ\u3000２', ' floor  2 ', 'FLOOR 2'] })
  expect(await tagsOf(first)).toEqual(['floor 2'])
})

const many = (count: number, of = 'tag') => Array.from({ length: count }, (_, index) => `${of} ${index}`)

test('a robot has twenty tags at most, and the others of the act take theirs', async () => {
  const [full = 0, empty = 0] = ownIds
  await change(these(full), { add: many(limits.robotTagsMax) })
  const { data } = await change(these(full, empty), { add: ['one more'] })
  expect(data.map(({ code }) => code)).toEqual([610605, null])
  expect(await tagsOf(full)).toHaveLength(limits.robotTagsMax)
  expect((await change(these(full), { add: ['one more'], remove: ['tag 0'] })).data[0]?.code).toBeNull()
})

const refused: readonly [name: string, wish: Wish][] = [
  ['nothing at all', {}],
  ['a blank tag', { add: ['  '] }],
  ['a tag of 41 characters', { add: ['x'.repeat(limits.tagMaxLength + 1)] }],
  ['a tag that is longer in its one form', { add: ['\ufdfa'.repeat(limits.tagMaxLength)] }],
  ['a tag with a control character', { add: ['a\u0000b'] }],
  ['a tag that turns the text round', { add: ['a\u202eb'] }],
  ['21 tags', { add: many(limits.robotTagsMax + 1) }],
  ['1,000 tags to take away', { remove: many(1_000) }]
]
for (const [name, wish] of refused)
  test(`${name} is refused`, async () => {
    expect((await change(these(ownIds[0] ?? 0), wish)).code).toBe(610604)
    expect(await cloud.query('select * from robot_tags')).toEqual([])
  })

test('10,000 tags are more than a call carries', async () =>
  expect((await change(these(ownIds[0] ?? 0), { add: many(10_000) })).code).toBe(610614))

test('an unknown part of a filter is refused, and reaches no robot', async () => {
  const chosen = { by: 'filter', filter: { tags: ['night'] } } as unknown as ChosenRobots
  expect((await change(chosen, { add: ['all'] })).code).toBe(610604)
  expect(await cloud.query('select * from robot_tags')).toEqual([])
})

test('another organisation’s robots take no tag, and nobody else reads tags', async () => {
  const [first = 0] = ownIds
  expect((await change(these(foreignId), { add: ['ours'] })).code).toBe(610701)
  await change(these(foreignId), { add: ['theirs'] }, 'operator')
  await change(these(first), { add: ['secret plan'] })
  expect(await listed({ tag: 'theirs' })).toEqual([])
  expect(await choices()).toEqual(['secret plan'])
  expect(await choices('customer')).not.toContain('secret plan')
  expect(await choices('operator')).toEqual(['secret plan', 'theirs'])
})

test('whoever may not bind robots gives no tags', async () => {
  expect((await change({ by: 'filter', filter: {} }, { add: ['a'] }, 'customer')).code).toBe(610403)
})

test('two acts at once leave no robot with too many tags', async () => {
  const [first = 0] = ownIds
  await change(these(first), { add: many(limits.robotTagsMax - 1) })
  const answers = await Promise.all(['x', 'y', 'z'].map(tag => change(these(first), { add: [tag] })))
  expect(answers.map(({ data }) => data[0]?.code).filter(code => code === null)).toHaveLength(1)
  expect(await tagsOf(first)).toHaveLength(limits.robotTagsMax)
})

const decided: readonly [has: string[], add: string[], remove: string[], then: ReturnType<typeof tagChange>][] = [
  [[], ['a'], [], { added: ['a'], removed: [] }],
  [['a'], ['a'], [], { added: [], removed: [] }],
  [['a'], [], ['a', 'b', 'a'], { added: [], removed: ['a'] }],
  [['a'], ['a', 'b', 'b'], ['a'], { added: ['b'], removed: [] }],
  [many(20), ['a'], [], undefined],
  [many(20), ['a'], ['tag 3'], { added: ['a'], removed: ['tag 3'] }]
]
for (const [has, add, remove, then] of decided)
  test(`${has.length} tags with [${add}] and without [${remove}] are ${JSON.stringify(then)}`, () =>
    expect(tagChange(new Set(has), { add, remove })).toEqual(then))
