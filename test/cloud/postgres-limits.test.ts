import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../cloud/testing.ts'
import { codesOf, send } from './support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from './support/postgres.ts'

/* Limits that two processes keep together, whose clocks are five seconds apart. */

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

const minute = 60_000

let postgres: Postgres
let clouds: TestCloud[]
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  const starts = [1, 2].map(() => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' }))
  clouds = await Promise.all(starts)
  clouds[1]?.clock.advance(5_000)
})
test.afterAll(async () => {
  await Promise.all(clouds.map(cloud => cloud.close()))
  await postgres.stop()
})
// Whatever a test used up is over for the next one.
test.beforeEach(() => {
  for (const { clock } of clouds) clock.advance(61 * minute)
})

const times = <Result>(count: number, act: (url: string) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(clouds[index % 2]?.url ?? '')))

test('refuses none of fifty captchas at once', async () => {
  expect(codesOf(await times(50, url => send(url, calls.captchaImage)))).toEqual({ 610000: 50 })
})

test('gives ten of fifty sums at once, and no other', async () => {
  const answers = await times(50, url => send(url, calls.captchaImage, { query: { kind: 'question' } }))
  expect(codesOf(answers)).toEqual({ 610000: 10, 610520: 40 })
})
