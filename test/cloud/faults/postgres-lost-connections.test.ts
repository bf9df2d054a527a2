import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { liveAction } from '#contract/page/live.ts'
import { randomFrom, startTestCloud } from '../../../cloud/testing.ts'
import { signIn } from '../support/client.ts'
import { demoPassword } from '../support/data-folder.ts'
import { type Child, startChild } from '../support/faults/child.ts'
import { writeOn } from '../support/faults/write-on.ts'
import { allWriters, contradictions } from '../support/faults/writers.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { openedChannel } from '../support/live.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* A cloud as a process of its own, whose connections to the database end while people write. */

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
  const { stop } = writeOn(writers, url)
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
    await channel.arrived(before + everything.length)
    expect(channel.frames.slice(before)).toEqual(expect.arrayContaining(everything))

    const written = writers.map(({ acknowledged }) => acknowledged())
    await expect.poll(() => writers.every((writer, index) => writer.acknowledged() > (written[index] ?? 0))).toBe(true)
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

test(`lives through ${rounds} ends of connections and a stop of the server for ${seconds} s, and loses no write`, async () => {
  test.setTimeout(60_000 + rounds * 2_000 + seconds * 2_000)
  const project = await writeProject()
  const postgres = await startPostgres(postgresPrograms ?? '')
  let child: Child | undefined
  try {
    await (await startTestCloud({ databaseUrl: postgres.url, taskDays: 1, logLevel: 'silent' })).close()
    const env = { ADDRESS_LIMIT_FACTOR: '10000', SESSIONS_PER_USER: '1000' }
    const place = { DATA_DIR: join(project, 'data'), DATABASE_URL: postgres.url }
    child = startChild({ cwd: project, env: { ...env, ...place } })
    const { ready, ended, errors } = child
    const gone = ended.then(code => Promise.reject(new Error(`the cloud ended with ${code}: ${errors()}`)))
    await Promise.race([endWhileTheyWrite({ postgres, child, url: await ready }), gone])
    gone.catch(() => undefined)
    expect([await child.end('SIGTERM'), errors()]).toEqual([0, ''])
  } finally {
    await child?.end('SIGKILL')
    await postgres.stop()
    await rm(project, { recursive: true, force: true })
  }
})
