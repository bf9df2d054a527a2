import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'

/* The robots behind a day of the dashboard, beside the usual. The tests tell the tasks of each robot themselves. */

let cloud: TestCloud
let tokens: Record<string, string>
/** Three robots of one tenant, of which the first two are in one store. */
let robotIds: number[]
let storeId: number
let kinds: string[]
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'customer'])
  const own = `tenant_id = (select tenant_id from users where email = 'tenant@demo.example')`
  const rows = await cloud.query(
    `select robot_id, robot_kind, store_id from robots where ${own} and store_id is not null order by store_id, robot_id`
  )
  const inOne = rows.find((row, index) => rows[index + 1]?.store_id === row.store_id)
  const pair = rows.filter(row => row.store_id === inOne?.store_id).slice(0, 2)
  const other = rows.find(row => row.store_id !== inOne?.store_id)
  storeId = Number(inOne?.store_id)
  robotIds = [...pair, other].map(row => Number(row?.robot_id))
  kinds = [...pair, other].map(row => String(row?.robot_kind))
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
type Query = NonNullable<CallInput<typeof calls.robotsOfDay>['query']>
const ofDay = async (query: Query, name = 'tenant') =>
  (await send(cloud.url, calls.robotsOfDay, { ...as(name), query })).data

/** So many tasks of a robot, one each minute from an hour of a day in Beijing on. */
const tasksAt = (robotId: number | undefined, start: string, count: number) =>
  cloud.query(`insert into tasks (robot_id, start_time, end_time, status, mileage)
    select ${robotId}, '${start}+08'::timestamptz + n * interval '1 minute', '${start}+08'::timestamptz + n * interval '1 minute', 'ended', 100
    from generate_series(1, ${count}) as n`)

/** Friday, 6 March 2026, and the eight Fridays before it, the newest first. */
const day = '2026-03-06'
const before = [
  '2026-02-27',
  '2026-02-20',
  '2026-02-13',
  '2026-02-06',
  '2026-01-30',
  '2026-01-23',
  '2026-01-16',
  '2026-01-09'
]

test.describe
  .serial('a day beside the usual', () => {
    test.beforeAll(async () => {
      await cloud.query('delete from tasks')
      const [first, second, third] = robotIds
      // The first one fell from 10 to 2; one Friday without any work changes no median.
      for (const [index, it] of before.entries()) await tasksAt(first, `${it} 09:00`, index === 3 ? 0 : 10)
      await tasksAt(first, `${day} 09:00`, 2)
      // The second one is three weeks old, and does more than usual.
      for (const [index, it] of before.slice(0, 3).entries())
        await tasksAt(second, `${it} 09:00`, [4, 5, 9][index] ?? 0)
      await tasksAt(second, `${day} 09:00`, 8)
      // The third one did nothing at all on that day. Its other days do not count.
      for (const it of before) await tasksAt(third, `${it} 09:00`, 5)
      await tasksAt(third, '2026-03-05 09:00', 50)
      await tasksAt(third, '2026-01-02 09:00', 50)
    })

    test('lists the robots by how much they differ, with their median of the same weekday', async () => {
      const { list, total, untilTime } = await ofDay({ day })
      expect(list.map(({ robotId, count, usual }) => [robotId, count, usual])).toEqual([
        [robotIds[0], 2, 10],
        [robotIds[2], 0, 5],
        [robotIds[1], 8, 5]
      ])
      expect(total).toBe(3)
      expect(untilTime).toBeNull()
    })

    test('says the same of all together, of each store and of each kind', async () => {
      const { all, stores, kinds: byKind } = await ofDay({ day })
      // Sums of each Friday, the oldest first: 15 15 15 15 5 24 20 19.
      expect(all).toEqual({ count: 10, usual: 15 })
      const [own] = stores.filter(it => it.storeId === storeId)
      // 10 10 10 10 0 19 15 14
      expect(own).toMatchObject({ count: 10, usual: 10 })
      expect(stores.map(({ count, usual }) => Math.abs(count - usual))).toEqual([5, 0])
      expect(byKind.reduce((sum, { count }) => sum + count, 0)).toBe(10)
      expect(byKind.map(({ robotKind }) => robotKind).toSorted()).toEqual([...new Set(kinds)].toSorted())
    })

    test('keeps to one store and one kind where they are named, a page at a time', async () => {
      const inStore = await ofDay({ day, storeId })
      expect(inStore.list.map(({ robotId }) => robotId)).toEqual([robotIds[0], robotIds[1]])
      expect(inStore.all).toEqual({ count: 10, usual: 10 })
      const second = await ofDay({ day, storeId, size: 1, pageNo: 2 })
      expect(second.list.map(({ robotId }) => robotId)).toEqual([robotIds[1]])
      expect(second.total).toBe(2)
      const { kinds: byKind } = await ofDay({ day })
      for (const { robotKind, count, usual } of byKind)
        expect((await ofDay({ day, robotKind })).all).toEqual({ count, usual })
    })

    test('names a robot that was retired since, as it may be the reason', async () => {
      const retire = (to: string) =>
        cloud.query(`update robots set retire_time = ${to} where robot_id = ${robotIds[2]}`)
      await cloud.clock.advance(60_000)
      await retire('now()')
      const { list } = await ofDay({ day, size: 2 })
      await retire('null')
      expect(list.map(({ retired }) => retired)).toEqual([false, true])
    })

    test('shows nobody else’s robots', async () => {
      expect(await ofDay({ day }, 'customer')).toMatchObject({
        all: { count: 0, usual: 0 },
        stores: [],
        list: [],
        total: 0
      })
      const foreign = await send(cloud.url, calls.robotsOfDay, { ...as('customer'), query: { day, storeId } })
      expect(foreign.code).toBe(610_702)
      expect((await ofDay({ day }, 'operator')).list).toHaveLength(3)
    })
  })

test('counts today and the weeks before up to the present time of day', async () => {
  await cloud.query('delete from tasks')
  const now = cloud.clock.now()
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)
  const at = (weeks: number, minutes: number) =>
    new Date(now + 8 * 3_600_000 - weeks * 7 * 86_400_000 + minutes * 60_000)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ')
  for (const weeks of [1, 2, 3]) {
    await tasksAt(robotIds[0], at(weeks, -30), 6)
    await tasksAt(robotIds[0], at(weeks, 5), 20)
  }
  await tasksAt(robotIds[0], at(0, -30), 4)
  await cloud.clock.advance(60_000)
  const { list, all, untilTime } = await ofDay({ day: today })
  expect(untilTime).toBe(Math.floor(cloud.clock.now() / 60_000) * 60_000)
  expect(list.map(({ count, usual }) => [count, usual])).toEqual([[4, 6]])
  expect(all).toEqual({ count: 4, usual: 6 })
})
