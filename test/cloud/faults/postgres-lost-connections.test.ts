import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { liveAction } from '#contract/page/live.ts'
import { randomFrom, startTestCloud } from '../../../cloud/testing.ts'
import { signIn } from '../support/client.ts'
import { demoPassword } from '../support/data-folder.ts'
import { type Child, type Fault, startChild } from '../support/faults/child.ts'
import { writeOn } from '../support/faults/write-on.ts'
import type { Writer } from '../support/faults/writer.ts'
import { allWriters, contradictions } from '../support/faults/writers.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { openedChannel } from '../support/live.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* A cloud as a process of its own, whose connections to the database end while people write. */

test.describe.configure({ mode: 'serial' })
// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

const rounds = Number(process.env.FAULT_ROUNDS ?? 20)
const seconds = Number(process.env.FAULT_SECONDS ?? 2)
const everything = liveAction.options.map(action => ({ action }))

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Ends some connections, first those in a transaction that waits for its next statement. */
const endConnections = (postgres: Postgres, count: number) =>
  postgres.query(
    `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       order by state = 'idle in transaction' desc, random() limit $1) as chosen`,
    [count]
  )

const endListening = (postgres: Postgres) =>
  postgres.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen portal_live'`)

type Running = { postgres: Postgres; child: Child; url: string }

/** Has everybody write while connections end, and looks for losses afterwards. */
const endWhileTheyWrite = async ({ postgres, child, url }: Running): Promise<void> => {
  const readiness = async () => (await fetch(`${url}/readyz`)).status
  const token = await signIn({ url, password: demoPassword }, 'operator')
  const channel = await openedChannel(url, token)
  const writers = await allWriters(url, token)
  // One of each kind before anything fails, so that no kind is left out.
  await Promise.all(writers.map(({ write }) => write(url)))
  const random = randomFrom('lost connections')
  const endSome = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await endConnections(postgres, random.between(1, 4))
      await pause(random.between(5, 150))
    }
  }
  const { stop, hasFaults } = writeOn(writers, url)
  try {
    await endSome(Math.ceil(rounds / 2))
    await postgres.crash()
    await expect.poll(readiness).toBe(503)
    await pause(seconds * 1_000)
    expect(await readiness()).toBe(503)
    await postgres.restart()
    await expect.poll(readiness).toBe(200)
    await endSome(Math.floor(rounds / 2))
    await expect.poll(readiness).toBe(200)

    const before = channel.frames.length
    await expect.poll(() => endListening(postgres)).not.toEqual([])
    // Those who write are told of their own changes meanwhile.
    await expect.poll(() => channel.frames.slice(before)).toEqual(expect.arrayContaining(everything))

    const written = writers.map(({ acknowledged }) => acknowledged())
    // A writer that meets a fault again and again gets no further: then the faults below say why.
    const goesOn = (writer: Writer, index: number) => writer.acknowledged() > (written[index] ?? 0)
    // A file whose check lost its connection twice in a row is checked again a minute later.
    const soonest = { timeout: 80_000 }
    await expect.poll(() => writers.every(goesOn) || hasFaults(), soonest).toBe(true)
  } finally {
    await stop()
  }
  const { faults, refused } = await stop()
  for (const { name, faults: look } of writers) faults.push(...(await look(url)).map(fault => `${name}: ${fault}`))
  const acknowledged = Object.fromEntries(writers.map(writer => [writer.name, writer.acknowledged()]))
  test.info().annotations.push({ type: 'found', description: JSON.stringify({ refused, acknowledged }) })
  expect(faults).toEqual([])
  expect(refused).toBeGreaterThan(0)
  for (const question of contradictions) expect(await postgres.query(question)).toEqual([])
  expect(child.output()).not.toContain('unforeseen fault')
}

let project: string
let postgres: Postgres
let child: Child | undefined
test.beforeAll(async () => {
  project = await writeProject()
  postgres = await startPostgres(postgresPrograms ?? '')
  await (await startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' })).close()
})
test.afterAll(async () => {
  await postgres?.stop()
  await rm(project, { recursive: true, force: true })
})
test.afterEach(async () => {
  await child?.end('SIGKILL')
})

/** The writers are one person each, and write more than a person may. */
const unlimited = {
  ADDRESS_LIMIT_FACTOR: '10000',
  SESSIONS_PER_USER: '1000',
  APPOINTMENT_CHANGES_PER_HOUR: '100000',
  MESSAGE_CHANGES_PER_HOUR: '100000',
  RESOURCE_CHANGES_PER_HOUR: '100000',
  TRACKING_PER_MINUTE: '100000',
  USER_TRACKING_PER_MINUTE: '100000',
  CODES_PER_HOUR: '100000',
  PACKAGE_UPLOADS_PER_DAY: '100000'
}

const start = (fault?: Fault): Child => {
  const place = { DATA_DIR: join(project, 'data'), DATABASE_URL: postgres.url }
  child = startChild({ cwd: project, env: { ...place, ...unlimited }, ...(fault && { fault }) })
  return child
}

test(`lives through ${rounds} ends of connections and a stop of the server for ${seconds} s, and loses no write`, async () => {
  test.setTimeout(170_000 + rounds * 4_000 + seconds * 2_000)
  const running = start()
  const gone = running.ended.then(code => Promise.reject(new Error(`ended with ${code}: ${running.errors()}`)))
  const url = await running.ready
  await Promise.race([endWhileTheyWrite({ postgres, child: running, url }), gone])
  expect([await running.end('SIGTERM'), running.errors()]).toEqual([0, ''])
})

test('ends after a fault that nobody caught although the database says nothing any more', async () => {
  const running = start('thrown')
  const url = await running.ready
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const thaw = await postgres.freeze()
  try {
    running.fail()
    expect(await running.ended).toBe(1)
  } finally {
    thaw()
  }
})
