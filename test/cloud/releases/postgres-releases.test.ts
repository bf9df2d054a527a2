import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { putRobot, reportLoad, reportRobot, robotFiles, robotOf, writeReleasable } from '../support/releases.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* Two processes on one database: what PGlite, with its one connection, can't prove. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let clouds: TestCloud[] = []
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  const root = await writeReleasable()
  const portal = { build: join(root, 'build'), environment: root }
  const start = () => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, portal })
  clouds = [await start(), await start()]
  tokens = await signInAll(cloudAt(0), ['operator', 'customer', 'distributor', 'tenant', 'packs'])
})
test.afterAll(async () => {
  await Promise.all(clouds.map(cloud => cloud.close()))
  await postgres?.stop()
})

const cloudAt = (index: number) => clouds[index % 2] as TestCloud
const tokenOf = (name: string): string => tokens[name] ?? ''
const standing = () => postgres.query('select * from releases where end_time is null', [])

test('keeps one version in force, however many both processes put in at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => putRobot(cloudAt(index).url, tokenOf('operator'), robotFiles.second))
  )
  const { 610000: taken = 0, 610602: late = 0 } = codesOf(answers)
  expect(taken).toBeGreaterThan(0)
  expect(taken + late).toBe(12)
  expect(await standing()).toHaveLength(1)
})

test('takes a version back once, however many ask both processes, and both show it', async () => {
  const [release] = await standing()
  const releaseId = Number(release?.release_id)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      send(cloudAt(index).url, calls.takeReleaseBack, { token: tokenOf('operator'), body: { releaseId } })
    )
  )
  expect(codesOf(answers)).toMatchObject({ 610000: 1 })
  const [again] = await standing()
  for (const index of [0, 1])
    await expect.poll(() => robotOf(cloudAt(index).url)).toBe(String(again?.address ?? robotFiles.environment))
})

test('goes back once by itself, though both processes find that it is worse', async () => {
  const limits = { users: 4, failurePoints: 10, slowerPercent: 50 }
  await send(cloudAt(0).url, calls.setReleaseLimits, { token: tokenOf('operator'), body: limits })
  const { data } = await putRobot(cloudAt(0).url, tokenOf('operator'), robotFiles.third)
  await expect.poll(() => robotOf(cloudAt(1).url)).toBe(robotFiles.third)
  const people = ['customer', 'distributor', 'tenant', 'packs']
  await Promise.all(people.map((name, index) => reportLoad(cloudAt(index).url, tokenOf(name), robotFiles.third, null)))
  // Both processes look once more, now that all reports are there.
  await Promise.all([0, 1].map(index => reportLoad(cloudAt(index).url, tokenOf('customer'), robotFiles.third, null)))
  const ended = () => postgres.query('select end_kind from releases where release_id = $1', [String(data.releaseId)])
  await expect.poll(ended).toEqual([{ end_kind: 'wentBack' }])
  const told = () =>
    postgres.query(
      `select nickname, count(*)::int as count from messages join users using (user_id)
       where title like '%was rolled back automatically' group by nickname order by nickname`,
      []
    )
  await expect.poll(told).toContainEqual({ nickname: 'Olivia Hart', count: 1 })
  expect(Math.max(...(await told()).map(({ count }) => Number(count)))).toBe(1)
})

test('holds a version once, though both processes find that it is too slow', async () => {
  const limits = { users: 4, failurePoints: 100, slowerPercent: 50 }
  const now = await send(cloudAt(0).url, calls.releaseList, { token: tokenOf('operator') })
  await send(cloudAt(0).url, calls.setReleaseLimits, {
    token: tokenOf('operator'),
    body: { ...now.data.limits, ...limits }
  })
  const { data } = await putRobot(cloudAt(0).url, tokenOf('operator'), robotFiles.third, { kind: 'share', percent: 10 })
  await expect.poll(async () => (await standing()).length).toBeGreaterThan(0)
  // The other process knows of the release after a second.
  await expect
    .poll(async () => {
      await reportRobot(cloudAt(1).url, tokenOf('customer'), robotFiles.third, { ready: 9_000 })
      return postgres.query('select 1 from module_loads where ready_milliseconds is not null', [])
    })
    .toHaveLength(1)
  const people = ['customer', 'distributor', 'tenant', 'packs']
  const slow = (name: string, index: number) =>
    reportRobot(cloudAt(index).url, tokenOf(name), robotFiles.third, { ready: 9_000 })
  await Promise.all(people.flatMap(name => [slow(name, 0), slow(name, 1)]))
  const held = () => postgres.query('select held_by from releases where release_id = $1', [String(data.releaseId)])
  await expect.poll(held).toEqual([{ held_by: ['ready'] }])
  await Promise.all(people.map(slow))
  const told = () =>
    postgres.query(
      `select nickname, count(*)::int as count from messages join users using (user_id)
       where title like '%no more people get version%' group by nickname order by nickname`,
      []
    )
  await expect.poll(told).toContainEqual({ nickname: 'Olivia Hart', count: 1 })
})
