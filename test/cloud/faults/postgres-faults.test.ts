import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { type Answer, send, signIn, trySignIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* A PostgreSQL server that goes away under a running cloud, and comes back. */

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  cloud = await startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' })
  token = await signIn(cloud, 'operator')
})
test.afterAll(async () => {
  await cloud.close()
  await postgres.stop()
})

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

const anyCalls = (): Promise<Answer>[] => [
  send(cloud.url, calls.userInfo, { token }),
  send(cloud.url, calls.messageCount, { token }),
  send(cloud.url, calls.taskCountAndTrend, { token, body: { days: 7 } }),
  send(cloud.url, calls.bookAppointment, { token, body: { salespersonId: 1, start: 1, end: 2 } }),
  trySignIn(cloud.url, 'customer@demo.example', cloud.password)
]

const unavailable = {
  status: 503,
  code: 610521,
  msg: 'The cloud is busy, or its database cannot be reached; try again in a moment.',
  data: null
}

const back = async () => {
  await expect
    .poll(async () => (await send(cloud.url, calls.userInfo, { token })).code, { timeout: 20_000 })
    .toBe(610000)
  expect(await trySignIn(cloud.url, 'customer@demo.example', cloud.password)).toMatchObject({ code: 610000 })
}

for (const seconds of [0, Number(process.env.FAULT_SECONDS ?? 3)])
  test(`says that the database is not there while it is gone for ${seconds} s, no more, and goes on by itself`, async () => {
    await postgres.crash()
    const until = Date.now() + seconds * 1_000
    do {
      for (const answer of await Promise.all(anyCalls())) expect(answer).toMatchObject(unavailable)
      await pause(100)
    } while (Date.now() < until)
    expect((await fetch(`${cloud.url}/api/openapi.json`)).status).toBe(200)
    await postgres.restart()
    await back()
  })

test('refuses at once what a database would have to answer that refuses connections', async () => {
  await postgres.crash()
  // One after the other: if each waited for anything, they would not fit into the limits of this test.
  for (let count = 1; count <= 100; count += 1)
    expect(await send(cloud.url, calls.messageCount, { token })).toMatchObject(unavailable)
  expect((await fetch(`${cloud.url}/readyz`)).status).toBe(503)
  await postgres.restart()
  await back()
})

test('waits for a database that is only busy, however many wait for their turn', async () => {
  const client = await postgres.connect()
  await client.query('begin')
  await client.query('lock table message_counts in access exclusive mode')
  // More than there are connections, so that the last wait for one and not for the server.
  const asked = Array.from({ length: 30 }, () => send(cloud.url, calls.messageCount, { token }))
  await pause(3_000)
  expect((await fetch(`${cloud.url}/readyz`)).status).toBe(200)
  await client.query('rollback')
  await client.end()
  for (const { code } of await Promise.all(asked)) expect(code).toBe(610_000)
})

test('gives up on a database that no longer says a word, for every member and at once, and goes on by itself', async () => {
  // Connections that are open, and idle, when it happens.
  await Promise.all(Array.from({ length: 8 }, () => send(cloud.url, calls.userInfo, { token })))
  const thaw = await postgres.freeze()
  try {
    // More rounds than fit into the limits of this test, if each waited as long as a statement may take.
    for (let round = 1; round <= 6; round += 1) {
      const asked = Array.from({ length: 30 }, () => send(cloud.url, calls.messageCount, { token }))
      for (const answer of await Promise.all([...asked, ...anyCalls()])) expect(answer).toMatchObject(unavailable)
    }
    expect((await fetch(`${cloud.url}/readyz`)).status).toBe(503)
  } finally {
    thaw()
  }
  await back()
})

test('has a statement that takes too long ended by the server, and frees what it held', async () => {
  const client = await postgres.connect()
  await client.query('begin')
  await client.query('lock table message_counts in access exclusive mode')
  const [first, ...others] = await Promise.all(
    Array.from({ length: 3 }, () => send(cloud.url, calls.messageCount, { token }))
  )
  for (const answer of [first, ...others]) expect(answer).toMatchObject(unavailable)
  const waiting = await client.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
  expect(waiting.rows).toEqual([])
  await client.query('rollback')
  await client.end()
  await back()
})
