import { expect, test } from '@playwright/test'
import { outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* The limits of an outside client that calls two processes at once, whose clocks are five seconds apart. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

const second = 1_000
const perMinute = 20

let postgres: Postgres
let clouds: TestCloud[]
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  const starts = [1, 2].map(() => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' }))
  clouds = await Promise.all(starts)
  await clouds[1]?.clock.advance(5 * second)
})
test.afterAll(async () => {
  await Promise.all(clouds.map(cloud => cloud.close()))
  await postgres.stop()
})

const program = async (): Promise<string> => {
  const [cloud] = clouds as [TestCloud]
  const token = await signIn(cloud, 'operator')
  const [customer] = (await send(cloud.url, calls.openCustomerChoices, { token })).data.list
  const { data } = await send(cloud.url, calls.createOpenApplication, {
    token,
    body: { customerId: customer?.customerId ?? 0, name: `Program ${Math.random()}`, scopes: ['robots:read'] }
  })
  const body = { applicationId: data.applicationId, perMinute, perDay: 1_000 }
  await send(cloud.url, calls.limitOpenApplication, { token, body })
  return `Basic ${btoa(`${data.key}:${data.secret}`)}`
}

const ask = (count: number, authorization: string) =>
  Promise.all(
    Array.from({ length: count }, (_, place) =>
      send(clouds[place % 2]?.url ?? '', outsideCalls.outsideRobots, { headers: { authorization } })
    )
  )

test('two processes let no more in together than the minute allows', async () => {
  expect(codesOf(await ask(80, await program()))).toEqual({ 610000: perMinute, 610520: 60 })
})

test('where one process is in the next minute already, the two begin it once', async () => {
  for (const { clock } of clouds) await clock.advance(57 * second)
  const authorization = await program()
  const { 610000: letIn = 0 } = codesOf(await ask(120, authorization))
  expect(letIn).toBeGreaterThanOrEqual(perMinute)
  expect(letIn).toBeLessThanOrEqual(2 * perMinute)
  // The next minute is spent for both.
  expect(codesOf(await ask(10, authorization))).toEqual({ 610520: 10 })
})
