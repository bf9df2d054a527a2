import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import type { RunningDay } from '#contract/calls/figures/running.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'

/* The database keeps sums of how robots ran. The tests compare them with the tasks and stretches themselves. */

const hour = 3_600_000
const day = 24 * hour
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

let cloud: TestCloud
let token: string
let robots: number[]
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  token = await signIn(cloud, 'operator')
  robots = (await cloud.query('select robot_id from robots order by 1 limit 6')).map(({ robot_id }) => Number(robot_id))
})
test.afterAll(() => cloud.close())

const at = (time: number) => `'${new Date(time).toISOString()}'::timestamptz`
const statuses = ['started', 'ended', 'cancelled', 'interrupted', 'abnormal'] as const

/** From the rows themselves: each day of a stretch by its hours in UTC, and each task by its day in Beijing. */
const counted = (until: string) => `
  select robot_id, day, sum(on_seconds)::float8 as on_seconds, sum(charging_seconds)::float8 as charging_seconds,
    sum(working_seconds)::float8 as working_seconds, ${statuses.map(it => `sum(${it})::float8 as ${it}`).join(', ')},
    sum(mileage)::float8 as mileage
  from (
    select robot_id, ((start_time at time zone 'UTC') + interval '8 hours')::date as day, 0 as on_seconds, 0 as charging_seconds,
      coalesce(round(extract(epoch from end_time - start_time)), 0) as working_seconds,
      ${statuses.map(it => `(status = '${it}')::int as ${it}`).join(', ')}, mileage
    from tasks
    union all
    select robot_id, days.day, case kind when 'on' then seconds else 0 end, case kind when 'charging' then seconds else 0 end,
      0, ${statuses.map(() => '0').join(', ')}, 0
    from (select robot_id, kind, start_time, coalesce(end_time, ${until}) as until from robot_stretches) as stretch
    join (select day::date, day - interval '8 hours' as midnight
      from generate_series('2026-01-01'::timestamp, '2026-04-30'::timestamp, interval '1 day') as day) as days
      on (start_time at time zone 'UTC') < midnight + interval '1 day' and (until at time zone 'UTC') > midnight
    cross join lateral (select round(extract(epoch from least(until at time zone 'UTC', midnight + interval '1 day')
      - greatest(start_time at time zone 'UTC', midnight))) as seconds) as part
    where start_time < until
  ) as rows
  group by 1, 2`

const columns = ['on_seconds', 'charging_seconds', 'working_seconds', ...statuses, 'mileage']
const hasAny = `(${columns.map(it => `sum(${it})`).join(', ')}) <> (${columns.map(() => '0').join(', ')})`
const kept = `select robot_id, day, ${columns.map(it => `sum(${it})::float8`).join(', ')} from running_days group by 1, 2 having ${hasAny}`
const countedKept = `select * from (${counted('start_time')}) as counted where (${columns.join(', ')}) <> (${columns.map(() => '0').join(', ')})`

/** The sums that differ from the rows that are over, either way. */
const wrongSums = () =>
  cloud.query(`(${kept} except ${countedKept}) union all (${countedKept} except ${kept}) order by 1, 2 limit 5`)

const dayOf = (time: number) => new Date(time + 8 * hour).toISOString().slice(0, 10)

/** The answers of the calls about a robot for the last twenty days, and the same from its rows. */
const answersOf = async (robotId: number) => {
  const period = { from: dayOf(cloud.clock.now() - 9 * day), to: dayOf(cloud.clock.now()) }
  const { data } = await send(cloud.url, calls.runningDays, { token, query: { robotId, ...period } })
  const answered = [...data.daysBefore, ...data.days]
  const { data: list } = await send(cloud.url, calls.runningRobots, {
    token,
    query: { ...period, text: data.serial, size: 100 }
  })
  const inList = list.list.find(it => it.robotId === robotId)
  for (const [told, days] of [
    [inList?.now, data.days],
    [inList?.before, data.daysBefore]
  ] as const)
    expect(told).toEqual(
      Object.fromEntries(
        Object.keys(told ?? {}).map(name => [
          name,
          days.reduce((sum, it) => sum + Number(it[name as keyof RunningDay]), 0)
        ])
      )
    )
  const rows = await cloud.query(`select day::text as day, ${columns.join(', ')}
    from (${counted(at(cloud.clock.now()))}) as counted where robot_id = ${robotId}`)
  const byDay = new Map(rows.map(row => [row.day, row]))
  const expected = answered.map(({ day: of }): RunningDay => {
    const told = (name: string) => Number(byDay.get(of)?.[name] ?? 0)
    return {
      day: of,
      onSeconds: told('on_seconds'),
      chargingSeconds: told('charging_seconds'),
      workingSeconds: told('working_seconds'),
      started: told('started'),
      ended: told('ended'),
      cancelled: told('cancelled'),
      interrupted: told('interrupted'),
      abnormal: told('abnormal'),
      mileage: told('mileage')
    }
  })
  return { answered, expected }
}

const afterUpkeep = async () => {
  await cloud.clock.advance(hour)
  const left = async () => (await cloud.query('select 1 from running_days where not merged limit 1')).length
  await expect.poll(left).toBe(0)
}

const robot = fc.nat({ max: 5 }).map(index => `${robots[index]}`)
/** Some moment of the last nine days: a stretch of some hours often goes over midnight in Beijing. */
const moment = fc.integer({ min: 1, max: 9 * 24 * 60 }).map(minutes => at(cloud.clock.now() - minutes * 60_000 - 400))
const kind = fc.constantFrom('on', 'charging')
const minutes = fc.integer({ min: 0, max: 3 * 24 * 60 })
const status = fc.constantFrom(...statuses)

/** Every way in which rows come, change, move to another robot or day, and go. */
const act: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(robot, kind, moment, minutes).map(
    ([of, what, start, length]) => `insert into robot_stretches (robot_id, kind, start_time, end_time)
      values (${of}, '${what}', ${start}, ${start} + ${length} * interval '1 minute 7 milliseconds')`
  ),
  fc
    .tuple(robot, kind, moment)
    .map(
      ([of, what, start]) =>
        `insert into robot_stretches (robot_id, kind, start_time) values (${of}, '${what}', ${start})`
    ),
  fc.tuple(robot, kind, minutes).map(
    ([of, what, length]) => `update robot_stretches set end_time = start_time + ${length} * interval '1 minute'
      where robot_id = ${of} and kind = '${what}' and end_time is null`
  ),
  fc.tuple(robot, robot, minutes).map(
    ([one, other, length]) => `update robot_stretches set robot_id = ${other}, kind = 'charging',
      start_time = start_time - ${length} * interval '1 minute' where robot_id = ${one} and end_time is not null and kind = 'on'`
  ),
  fc.nat({ max: 6 }).map(rest => `delete from robot_stretches where stretch_id % 7 = ${rest}`),
  fc.tuple(moment, status, fc.nat({ max: 2 })).map(
    ([start, is, rest]) => `insert into tasks (robot_id, start_time, end_time, status, mileage)
      select robot_id, ${start}, ${start} + interval '5 minutes 400 milliseconds', '${is}', 5 from robots where robot_id % 3 = ${rest}
      on conflict (robot_id, start_time) do update set status = 'interrupted', mileage = tasks.mileage + 3`
  ),
  fc.tuple(robot, status, minutes).map(
    ([of, is, length]) => `update tasks set status = '${is}', mileage = mileage + 1,
      end_time = start_time + ${length} * interval '1 minute' where robot_id = ${of} and task_id % 5 = 0`
  ),
  fc.tuple(robot, minutes).map(
    ([of, length]) => `update tasks set start_time = start_time - ${length} * interval '1 minute'
      where robot_id = ${of} and task_id % 11 = 0`
  ),
  fc.nat({ max: 40 }).map(rest => `delete from tasks where task_id % 41 = ${rest}`)
)

test('has the sums of the demo data', async () => {
  expect(await wrongSums()).toEqual([])
  const [there] = await cloud.query(
    `select ${columns.map(it => `sum(${it}) > 0 as ${it}`).join(', ')} from running_days`
  )
  expect(there).toMatchObject({ on_seconds: true, charging_seconds: true, working_seconds: true, ended: true })
})

test('keeps every sum right through changes at the same moment, and through upkeep', async () => {
  test.setTimeout(120_000)
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), robot, async (statements, asked) => {
      // A statement that loses a race, or would give a robot a second stretch that lasts, changes nothing.
      await Promise.allSettled(statements.map(statement => cloud.query(statement)))
      expect(await wrongSums()).toEqual([])
      const { answered, expected } = await answersOf(Number(asked))
      expect(answered).toEqual(expected)
    }),
    { seed, numRuns: 12, endOnFailure: true }
  )
  await afterUpkeep()
  expect(await wrongSums()).toEqual([])
})

test('the back-fill finds the same sums in tasks and stretches that are there already', async () => {
  const folder = join(import.meta.dirname, '../../../cloud/database/migrations')
  const name = (await readdir(folder)).find(it => it.endsWith('_running_days.sql')) ?? ''
  const statements = (await readFile(join(folder, name), 'utf8')).split('--> statement-breakpoint')
  const filling = statements.map(it => it.replaceAll(/^--.*$/gm, '').trim()).filter(it => it.startsWith('INSERT INTO'))
  expect(filling).toHaveLength(1)
  await cloud.query('delete from running_days')
  expect(await wrongSums()).not.toEqual([])
  for (const statement of filling) await cloud.query(statement)
  expect(await wrongSums()).toEqual([])
})

test('leaves no sums of days whose tasks and stretches are gone', async () => {
  await cloud.query('delete from tasks')
  await cloud.query('delete from robot_stretches')
  await afterUpkeep()
  expect(await cloud.query('select 1 from running_days')).toEqual([])
})
