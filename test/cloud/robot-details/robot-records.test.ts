import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'

/* One robot, and the tasks and faults of all. The clock stands at noon in Beijing, on 12 March 2026. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
const as = (name: string) => ({ token: tokens[name] ?? '' })
const ofCustomer = `tenant_id = (select tenant_id from users where email = 'customer@demo.example')`

/** Two robots of the customer, the first with faults, and one of somebody else. */
let robots: { own: number; other: number; foreign: number }
test.beforeAll(async () => {
  cloud = await startTestCloud()
  tokens = await signInAll(cloud, ['operator', 'customer', 'tenant', 'nobody'])
  const own = await cloud.query(`select robot_id from robots where ${ofCustomer} order by 1 limit 2`)
  const [foreign] = await cloud.query(`select min(robot_id) as robot_id from robots where not ${ofCustomer}`)
  robots = { own: Number(own[0]?.robot_id), other: Number(own[1]?.robot_id), foreign: Number(foreign?.robot_id) }
  await cloud.query(`delete from robot_faults`)
  await cloud.query(`
    insert into robot_faults (robot_id, fault_code, start_time, end_time) values
      (${robots.own}, 'E-101', '2026-03-11T01:00:00Z', '2026-03-11T01:30:00Z'),
      (${robots.own}, 'E-103', '2026-03-10T01:00:00Z', null),
      (${robots.other}, 'E-101', '2026-03-12T01:00:00Z', null),
      (${robots.own}, 'E-114', '2026-02-01T01:00:00Z', '2026-02-01T02:00:00Z'),
      (${robots.foreign}, 'E-207', '2026-03-12T01:00:00Z', null)`)
})
test.afterAll(() => cloud.close())

type Tasks = NonNullable<CallInput<typeof calls.taskRecords>['query']>
type Faults = NonNullable<CallInput<typeof calls.faultRecords>['query']>
const tasksOf = async (query: Tasks, name = 'operator') =>
  (await send(cloud.url, calls.taskRecords, { ...as(name), query })).data
const faultsOf = async (query: Faults, name = 'operator') =>
  (await send(cloud.url, calls.faultRecords, { ...as(name), query })).data
const codesOf = ({ list }: { list: { faultCode: string }[] }) => list.map(({ faultCode }) => faultCode)

test('shows one robot with its last tasks, and its faults: those that last first', async () => {
  const { code, data } = await send(cloud.url, calls.robotDetail, { ...as('customer'), query: { robotId: robots.own } })
  expect(code).toBe(610000)
  expect(data.robotId).toBe(robots.own)
  expect(codesOf({ list: data.faults })).toEqual(['E-103', 'E-101', 'E-114'])
  const [counted] = await cloud.query(`select count(*)::int as count from tasks where robot_id = ${robots.own}`)
  expect(data.tasks.length).toBe(Math.min(Number(counted?.count), limits.robotRecordsShown))
  expect(data.tasks.length).toBeGreaterThan(1)
  const starts = data.tasks.map(({ startTime }) => startTime)
  expect(starts).toEqual(starts.toSorted((one, next) => next - one))
})

test('a task that runs still says whether the robot began a later one', async () => {
  await cloud.query(`delete from tasks where robot_id = ${robots.other}`)
  await cloud.query(`insert into tasks (robot_id, start_time, end_time, status, mileage) values
    (${robots.other}, '2026-03-12T01:00:00Z', null, 'started', 0),
    (${robots.other}, '2026-03-12T01:30:00Z', '2026-03-12T01:40:00Z', 'ended', 5),
    (${robots.other}, '2026-03-12T02:00:00Z', null, 'started', 0)`)
  const { list } = await tasksOf({ robotId: robots.other, from: '2026-03-12', to: '2026-03-12' })
  expect(list.map(({ status, isUnheard }) => [status, isUnheard])).toEqual([
    ['started', false],
    ['ended', false],
    ['started', true]
  ])
})

for (const [whose, name] of [
  ['of another tenant', 'customer'],
  ['of anybody to somebody without a tenant', 'nobody']
] as const)
  test(`refuses a robot ${whose}, as one that does not exist`, async () => {
    if (name === 'nobody') await cloud.query(`update users set tenant_id = null where email = 'nobody@demo.example'`)
    for (const robotId of [robots.foreign, 2_000_000])
      expect((await send(cloud.url, calls.robotDetail, { ...as(name), query: { robotId } })).code).toBe(610701)
  })

const taskRows: [title: string, query: Tasks, condition: string][] = [
  ['the last seven days', {}, `(start_time + interval '8 hours')::date >= '2026-03-06'`],
  ['one day', { from: '2026-03-08', to: '2026-03-08' }, `(start_time + interval '8 hours')::date = '2026-03-08'`],
  [
    'one state',
    { from: '2026-02-20', status: 'abnormal' },
    `(start_time + interval '8 hours')::date >= '2026-02-20' and status = 'abnormal'`
  ],
  [
    'one kind',
    { from: '2026-03-01', robotKind: 'cleaning' },
    `(start_time + interval '8 hours')::date >= '2026-03-01' and robot_kind = 'cleaning'`
  ]
]
for (const [title, query, condition] of taskRows)
  test(`lists the tasks of ${title}, newest first, a page at a time`, async () => {
    const rows = await cloud.query(`
      select task_id from tasks join robots using (robot_id) where ${ofCustomer} and ${condition}
      order by start_time desc, task_id desc`)
    const expected = rows.map(row => Number(row.task_id))
    expect(expected.length).toBeGreaterThan(0)
    const found: number[] = []
    for (let pageNo = 1; found.length < expected.length; pageNo += 1) {
      const { list, total } = await tasksOf({ ...query, pageNo, size: 100 }, 'customer')
      expect(total).toBe(expected.length)
      if (list.length === 0) break
      found.push(...list.map(({ taskId }) => taskId))
    }
    expect(found).toEqual(expected)
  })

test('lists the tasks of one robot alone, found by its number or by its serial', async () => {
  const { list, total } = await tasksOf({ from: '2026-02-20', robotId: robots.own, size: 100 })
  expect(total).toBeGreaterThan(0)
  expect(new Set(list.map(({ robotId }) => robotId))).toEqual(new Set([robots.own]))
  const text = list[0]?.serial ?? ''
  expect((await tasksOf({ from: '2026-02-20', text, size: 100 })).total).toBe(total)
})

const faultRows: [title: string, query: Faults, codes: string[]][] = [
  ['the last seven days', {}, ['E-101', 'E-101', 'E-103']],
  ['those that last', { lasting: true }, ['E-101', 'E-103']],
  ['those that are over', { lasting: false, from: '2026-01-01' }, ['E-101', 'E-114']],
  ['one code', { faultCode: 'E-114', from: '2026-01-01' }, ['E-114']],
  ['days before', { from: '2026-02-01', to: '2026-02-01' }, ['E-114']]
]
for (const [title, query, codes] of faultRows)
  test(`lists faults of the own robots, newest first: ${title}`, async () => {
    const found = await faultsOf(query, 'customer')
    expect(codesOf(found)).toEqual(codes)
    expect(found.total).toBe(codes.length)
  })

test('explains the codes of faults by the catalogue, in the language of whoever asks; null for a code that it lacks', async () => {
  await cloud.query(
    `update fault_codes set names = names - 'th', remedies = remedies - 'th' where fault_code = 'E-101'`
  )
  await cloud.query(`delete from fault_codes where fault_code = 'E-103'`)
  const saidIn = async (language: string) => {
    const headers = { 'Accept-Language': language }
    const detail = await send(cloud.url, calls.robotDetail, {
      ...as('customer'),
      headers,
      query: { robotId: robots.own }
    })
    const list = await send(cloud.url, calls.faultRecords, {
      ...as('customer'),
      headers,
      query: { robotId: robots.own }
    })
    const of = (faults: { faultCode: string; faultName: string | null; remedy: string | null }[]) =>
      faults.find(({ faultCode }) => faultCode === 'E-101')
    expect(of(list.data.list)).toMatchObject({ faultName: of(detail.data.faults)?.faultName })
    expect(detail.data.faults.find(it => it.faultCode === 'E-103')).toMatchObject({ faultName: null, remedy: null })
    return of(detail.data.faults)
  }
  const english = { faultName: 'Blocked path', remedy: expect.stringContaining('Clear the way') }
  expect(await saidIn('en')).toMatchObject(english)
  expect((await saidIn('ja'))?.faultName).not.toBe('Blocked path')
  // English stands for a language that the catalogue lacks.
  expect(await saidIn('th')).toMatchObject(english)
})

test('shows faults of every tenant to whoever may see every tenant', async () => {
  expect(codesOf(await faultsOf({}))).toContain('E-207')
})

for (const query of [
  { from: '2026-03-12', to: '2026-03-11' },
  { from: '2024-01-01', to: '2026-03-11' }
])
  test(`refuses the period ${query.from} to ${query.to}`, async () => {
    expect((await send(cloud.url, calls.taskRecords, { ...as('operator'), query })).code).toBe(610604)
    expect((await send(cloud.url, calls.faultRecords, { ...as('operator'), query })).code).toBe(610604)
  })

test('refuses records to whoever lacks the permission of their page', async () => {
  expect((await send(cloud.url, calls.taskRecords, { ...as('nobody'), query: {} })).code).toBe(610403)
  expect((await send(cloud.url, calls.faultRecords, { ...as('nobody'), query: {} })).code).toBe(610403)
})
