import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* One time of one salesperson, over two processes of the cloud. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let clouds: TestCloud[]
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  clouds = await Promise.all(
    [1, 2].map(() => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' }))
  )
})
test.afterAll(async () => {
  await Promise.all(clouds.map(cloud => cloud.close()))
  await postgres.stop()
})

test('has one winner of two hundred who book one time over two processes, and tells the others', async () => {
  const [first, second] = clouds as [TestCloud, TestCloud]
  const tokens = await Promise.all(['operator', 'customer'].map(name => signIn(first, name)))
  const token = tokens[0] ?? ''
  const day = new Date(first.clock.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const [salesperson] = (await send(first.url, calls.salespersonList, { token, query: { day } })).data
  const { start = 0, end = 0 } = salesperson?.slots.find(({ free }) => free) ?? {}
  const body = { salespersonId: salesperson?.salespersonId ?? 0, start, end }
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      send([first, second][index % 2]?.url ?? '', calls.bookAppointment, {
        token: tokens[(index >> 1) % 2] ?? '',
        body
      })
    )
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 610602: 199 })
  expect(
    await postgres.query('select count(*)::int as count from appointments where start_time = $1', [new Date(start)])
  ).toEqual([{ count: 1 }])
})
