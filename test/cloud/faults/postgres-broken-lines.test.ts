import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'
import { type Line, openLine } from '../support/faults/line.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* A line to PostgreSQL that breaks at each step of a transaction. */

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let line: Line
let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  line = await openLine(postgres.url)
  cloud = await startTestCloud({ databaseUrl: line.url, taskDays: 1, logLevel: 'silent' })
  token = await signIn(cloud, 'operator')
})
test.afterAll(async () => {
  await cloud?.close()
  await line?.close()
  await postgres?.stop()
})

/** More often than its group of calls has connections. */
const times = 12

const halfHour = 30 * 60_000
const startOf = (index: number) => Date.parse('2026-03-16T09:00:00+08:00') + index * halfHour
const book = (index: number) => {
  const start = startOf(index)
  return send(cloud.url, calls.bookAppointment, { token, body: { salespersonId: 1, start, end: start + halfHour } })
}
const booked = async () =>
  (await postgres.query(`select 1 from appointments where start_time >= to_timestamp(${startOf(0) / 1_000})`)).length

for (const statement of ['begin', 'commit'])
  test(`answers 503 and writes nothing where the line breaks at \`${statement}\`, and keeps no connection for it`, async () => {
    const [before, alreadyBroken] = [await booked(), line.broken()]
    line.breakAt(statement)
    for (let time = 0; time < times; time += 1) {
      const answer = await book(0)
      expect(answer).toMatchObject({ status: 503, code: 610521 })
      expect(answer.headers.get('Retry-After')).toBe('2')
    }
    line.breakAt(undefined)
    expect(line.broken() - alreadyBroken).toBe(times)
    expect(await booked()).toBe(before)
    expect((await book(statement === 'begin' ? 1 : 2)).code).toBe(610_000)
    expect(await booked()).toBe(before + 1)
  })

test('gives its own reason for a refusal where the line breaks at `rollback`', async () => {
  expect((await book(3)).code).toBe(610_000)
  line.breakAt('rollback')
  for (let time = 0; time < times; time += 1) expect((await book(3)).code).toBe(610_602)
  line.breakAt(undefined)
  expect((await book(3)).code).toBe(610_602)
})

test('is ready after each of them', async () => {
  expect((await fetch(`${cloud.url}/readyz`)).status).toBe(200)
})
