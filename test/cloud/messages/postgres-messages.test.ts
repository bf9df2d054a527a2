import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { startChild } from '../support/faults/child.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* Messages to many people: two processes of one cloud, and a process that is killed, leave one for each of them. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

const day = 24 * 60 * 60_000
const password = 'killed-often-1'

let postgres: Postgres
test.beforeEach(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
})
test.afterEach(() => postgres.stop())

const addReaders = (count: number) =>
  postgres.query(`insert into users (nickname, user_type, status, tenant_id, create_time)
    select 'Reader ' || n, 3, 'active', 2, now() from generate_series(1, ${count}) n`)
const stateOf = async (sentMessageId: number) =>
  (await postgres.query('select state from sent_messages where sent_message_id = $1', [sentMessageId]))[0]?.state
/** Rows of a message, its readers, and how many the cloud counted. */
const countsOf = async (sentMessageId: number) => {
  const [rows] = await postgres.query(
    'select count(*)::int rows, count(distinct user_id)::int users from messages where sent_message_id = $1',
    [sentMessageId]
  )
  const [told] = await postgres.query(
    'select delivered_count as told, chosen_count as chosen from sent_messages where sent_message_id = $1',
    [sentMessageId]
  )
  return { ...rows, ...told }
}
const to = { kind: 'tenants' as const, tenantIds: [2] }
const body = { texts: { en: { title: 'Inspection', content: 'Today' } }, to, timeZone: 'Asia/Tokyo' }
const active = `select count(*)::int as n from users where tenant_id = 2 and status = 'active'`

test('two processes send a planned message once, and it is sent or called back, never both', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' }))
  )
  if (first === undefined || second === undefined) throw new Error('two processes were started')
  try {
    await addReaders(4_000)
    const token = await signIn(first, 'operator')
    const plan = async () => {
      const sendTime = first.clock.now() + day
      return (await send(first.url, calls.createSentMessage, { token, body: { ...body, sendTime } })).data.sentMessageId
    }
    const [kept, ...others] = [await plan(), await plan(), await plan()]
    for (const cloud of [first, second]) await cloud.clock.advance(day)
    const cancelled = await Promise.all(
      others.map(sentMessageId => send(second.url, calls.cancelSentMessage, { token, body: { sentMessageId } }))
    )
    for (const sentMessageId of [kept, ...others])
      await expect.poll(() => stateOf(sentMessageId)).toMatch(/^(sent|cancelled)$/)
    const [{ n } = {}] = await postgres.query(active)
    expect(await countsOf(kept)).toEqual({ rows: n, users: n, told: n, chosen: Number(n) + 1 })
    for (const [index, sentMessageId] of others.entries()) {
      const isBack = cancelled[index]?.code === 610000
      expect(await stateOf(sentMessageId)).toBe(isBack ? 'cancelled' : 'sent')
      expect((await countsOf(sentMessageId)).rows).toBe(isBack ? 0 : n)
    }
    expect(Object.keys(codesOf(cancelled)).every(code => ['610000', '610606'].includes(code))).toBe(true)
  } finally {
    await Promise.all([first.close(), second.close()])
  }
})

test('a message of a process that is killed reaches everybody once', async () => {
  const project = await writeProject()
  const env = {
    DATA_DIR: join(project, 'data'),
    DATABASE_URL: postgres.url,
    PORTAL_DEMO: 'on',
    PORTAL_DEMO_PASSWORD: password
  }
  try {
    const killed = startChild({ cwd: project, env })
    const url = await killed.ready
    await addReaders(20_000)
    const token = await signIn({ url, password }, 'operator')
    const { sentMessageId } = (await send(url, calls.createSentMessage, { token, body })).data
    await expect.poll(async () => (await countsOf(sentMessageId)).rows, { intervals: [20] }).toBeGreaterThan(0)
    await killed.end('SIGKILL')
    expect(await stateOf(sentMessageId)).toBe('sending')
    const next = startChild({ cwd: project, env })
    await next.ready
    await expect.poll(() => stateOf(sentMessageId), { timeout: 60_000 }).toBe('sent')
    const [{ n } = {}] = await postgres.query(active)
    expect(await countsOf(sentMessageId)).toMatchObject({ rows: n, users: n, told: n })
    await next.end('SIGTERM')
  } finally {
    await rm(project, { recursive: true, force: true })
  }
})
