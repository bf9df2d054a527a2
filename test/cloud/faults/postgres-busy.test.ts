import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { type Answer, send, signIn, trySignIn } from '../support/client.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* One table of a PostgreSQL server is locked, and more calls ask it than it has connections. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
  cloud = await startTestCloud({
    databaseUrl: postgres.url,
    taskDays: 1,
    logLevel: 'silent',
    settings: { GROUP_WAITING: 60 }
  })
  token = await signIn(cloud, 'operator')
})
test.afterAll(async () => {
  await cloud.close()
  await postgres.stop()
})

type Ask = () => Promise<Answer>

/** A call of each topic, by the table that only this topic needs. */
const asks: Record<string, Ask> = {
  sign_in_attempts: () => trySignIn(cloud.url, 'customer@demo.example', cloud.password),
  menu_nodes: () => send(cloud.url, calls.menuTree, { token }),
  security_events: () => send(cloud.url, calls.securityEventList, { token, query: {} }),
  messages: () => send(cloud.url, calls.messageList, { token, body: {} }),
  task_days: () => send(cloud.url, calls.taskCountAndTrend, { token, body: { days: 7 } }),
  stores: () => send(cloud.url, calls.storeList, { token, query: {} }),
  appointments: () => send(cloud.url, calls.appointmentList, { token, query: {} }),
  courses: () => send(cloud.url, calls.courseList, { token, query: { lang: 'en' } }),
  usage_events: () => send(cloud.url, calls.languageList, { token })
}

const lock = async (...tables: string[]) => {
  const client = await postgres.connect()
  await client.query('begin')
  for (const table of tables) await client.query(`lock table ${table} in access exclusive mode`)
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

const busy = { status: 503, code: 610_521, data: null }
const readyz = async () => {
  const answer = await fetch(`${cloud.url}/readyz`)
  return [answer.status, await answer.text()]
}

test('a locked table costs the calls that ask it, and no others, however many ask it', async () => {
  // Signing in writes to the table of security events; all others have their own.
  const rounds = Object.keys(asks).filter(table => table !== 'security_events')
  // A first call of each kind is the slowest. It must not spend the time that a locked table is waited for.
  for (const ask of Object.values(asks)) expect((await ask()).code).toBe(610_000)
  for (const table of rounds) {
    const unlock = await lock(table)
    const blocked = Array.from({ length: 40 }, () => asks[table]?.())
    let answered = 0
    for (const answer of blocked) answer?.then(() => (answered += 1))
    // More than there are connections and places in the line: the first refusals say that both are full.
    await expect.poll(() => answered).toBeGreaterThan(0)
    const others = Object.entries(asks).filter(([other]) => other !== table)
    for (let count = 1; count <= 3; count += 1) {
      const codes = await Promise.all(others.map(async ([other, ask]) => [table, other, (await ask()).code]))
      expect(codes).toEqual(others.map(([other]) => [table, other, 610_000]))
    }
    expect(answered).toBeLessThan(40)
    await unlock()
    const answers = await Promise.all(blocked)
    const refused = answers.filter(answer => answer?.status === 503)
    for (const answer of refused) {
      expect(answer).toMatchObject(busy)
      expect(answer?.headers.get('Retry-After')).toBe('2')
    }
    for (const answer of answers) if (answer?.status !== 503) expect(answer?.code).toBe(610_000)
    expect(answers.length - refused.length).toBeGreaterThan(30)
  }
})

test('locked robots cost people their material packs for that time, and nobody the portal', async () => {
  const packs = async () => {
    const answer = await send(cloud.url, calls.userInfo, { token })
    return [answer.code, answer.data.perms.includes('robot'), answer.data.perms.includes('resourceweb:materialPacks')]
  }
  expect(await packs()).toEqual([610_000, true, true])
  const unlock = await lock('robots')
  expect(await Promise.all(Array.from({ length: 20 }, packs))).toEqual(Array(20).fill([610_000, true, false]))
  expect((await send(cloud.url, calls.menuTree, { token })).code).toBe(610_000)
  await unlock()
  expect(await packs()).toEqual([610_000, true, true])
})

test('is not ready while calls find no connection without which nobody gets in, and alive', async () => {
  const unlock = await lock('menu_nodes', 'language_files')
  const blocked = Array.from({ length: 20 }, () => asks.menu_nodes?.())
  await expect.poll(readyz).toEqual([503, 'busy\n'])
  expect((await fetch(`${cloud.url}/healthz`)).status).toBe(200)
  await unlock()
  await Promise.all(blocked)
  expect(await readyz()).toEqual([200, 'ready\n'])
})

test('is not ready while the server only reads, and again when it writes', async () => {
  const readOnly = async (value: 'on' | 'off') => {
    await postgres.query(`alter system set default_transaction_read_only = ${value}`)
    await postgres.query('select pg_reload_conf()')
  }
  await readOnly('on')
  await expect.poll(readyz).toEqual([503, 'no writes\n'])
  expect(await asks.menu_nodes?.()).toMatchObject({ code: 610_000 })
  await readOnly('off')
  await expect.poll(readyz).toEqual([200, 'ready\n'])
})
