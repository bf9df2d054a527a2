import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* What the log says of a PostgreSQL server that is away while many people go on asking. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

type Line = {
  level: number
  msg: string
  route?: string
  method?: string
  again?: number
  places?: Record<string, number>
}

const minute = 60_000
const rounds = 40

let postgres: Postgres
let cloud: TestCloud
let token: string
const lines: Line[] = []
let bytes = 0
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  const write = (line: string) => {
    bytes += line.length
    lines.push(JSON.parse(line))
  }
  cloud = await startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logTo: { write } })
  token = await signIn(cloud, 'operator')
})
test.afterAll(async () => {
  await cloud.close()
  await postgres.stop()
})

const asked = ['userInfo', 'messageCount', 'menuTree', 'playingNotices', 'robotModelList'] as const
const askAll = () => asked.map(name => send(cloud.url, calls[name], { token }))

test('says in few lines that the database is away, however many ask, and how often each call failed', async () => {
  lines.length = 0
  bytes = 0
  await postgres.crash()
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all([...askAll(), ...askAll(), ...askAll()])
    failed += answers.filter(({ status }) => status === 503).length
    // What works in the background fails meanwhile as well.
    if (round % 8 === 7) await cloud.clock.advance(minute)
  }
  await cloud.clock.advance(minute)
  expect(failed).toBe(rounds * 3 * asked.length)
  const calling = lines.filter(({ msg }) => msg === 'busy, or the database is not available')
  const countOf = (name: (typeof asked)[number]) => {
    const { method, path } = calls[name]
    const first = calling.filter(line => line.again === undefined && line.method === method && line.route === path)
    return calling.reduce((sum, { places }) => sum + (places?.[`${method} ${path}`] ?? 0), first.length)
  }
  expect(asked.map(countOf)).toEqual(asked.map(() => rounds * 3))
  // Six minutes by the clock: each tells a few faults of calls, and those of work in the background.
  expect(lines.length).toBeLessThan(150)
  expect(bytes).toBeLessThan(200_000)
  await postgres.restart()
  await expect
    .poll(async () => (await send(cloud.url, calls.userInfo, { token })).code, { timeout: 20_000 })
    .toBe(610000)
})
