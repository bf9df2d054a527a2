import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, trySignIn } from '../support/client.ts'
import { imageCodeOf, lockForStrangers } from '../support/codes.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* Limits that two processes keep together, whose clocks are five seconds apart. */

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

const minute = 60_000
const day = 24 * 60 * minute

let postgres: Postgres
let clouds: TestCloud[]
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  const starts = [1, 2].map(() => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' }))
  clouds = await Promise.all(starts)
  await clouds[1]?.clock.advance(5_000)
})
test.afterAll(async () => {
  await Promise.all(clouds.map(cloud => cloud.close()))
  await postgres.stop()
})
// A limit that one test used up is free again for the next one.
test.beforeEach(async () => {
  for (const { clock } of clouds) await clock.advance(61 * minute)
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

test('ends a session that began a year ahead, and that nobody used, at its right time', async () => {
  const [{ clock, url, password }] = clouds as [TestCloud, TestCloud]
  await clock.advance(365 * day)
  const token = await signIn({ url, password }, 'operator')
  await clock.advance(-365 * day)
  // Each cloud tidies once an hour. To tidy at its start, it may need longer than it runs here.
  const tidy = await startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' })
  await tidy.clock.advance(61 * minute)
  await tidy.close()
  await clock.advance(8 * day)
  expect(await send(url, calls.userInfo, { token })).toMatchObject({ code: 610401 })
  await clock.advance(-8 * day)
})

test('has the time of the database on machines whose clocks are a day ahead and a day behind', async () => {
  const starts = [day, -day].map(wrong =>
    startTestCloud({
      databaseUrl: postgres.url,
      machineClock: () => Date.now() + wrong,
      taskDays: 1,
      logLevel: 'silent'
    })
  )
  const machines = await Promise.all(starts)
  try {
    const [ahead, behind] = machines as [TestCloud, TestCloud]
    for (const [one, other] of [
      [ahead, behind],
      [behind, ahead]
    ] as const) {
      const { imageId } = (await send(one.url, calls.captchaImage)).data
      const query = { imageId, imageCode: (await imageCodeOf(one.url, imageId)) ?? '' }
      expect(await send(other.url, calls.verifyCaptcha, { query })).toMatchObject({ code: 610000 })
      const token = await signIn(one, 'operator')
      const [session] = (await send(other.url, calls.sessionList, { token })).data
      expect(Math.abs((session?.createTime ?? 0) - Date.now())).toBeLessThan(minute)
    }
    await lockForStrangers(ahead.url, 'made-up@demo.example')
    const { code, data } = await trySignIn(behind.url, 'made-up@demo.example', 'wrong')
    expect({ code, over: Number((data as unknown as { retryAfter: number }).retryAfter) > 900 }).toEqual({
      code: 610008,
      over: false
    })
  } finally {
    await Promise.all(machines.map(machine => machine.close()))
  }
})
