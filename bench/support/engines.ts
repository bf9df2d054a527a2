import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type FillOptions, fillData } from '../../cloud/index.ts'
import { startChild } from '../../test/cloud/support/faults/child.ts'
import { postgresPrograms, startPostgres } from '../../test/cloud/support/servers/postgres.ts'

export const password = 'bench-password-1'

/** A cloud in one process of its own over data of its own. */
export type Engine = {
  name: string
  url: string
  /** Keeps everybody else from a table for so many seconds, where the engine lets others in. */
  lockTable?: LockTable | undefined
  /** Asks the database itself, where it is a server. */
  query?: Query | undefined
  /** Of the cloud's process. */
  pid: number
  stop: () => Promise<void>
}

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
type LockTable = (table: string, seconds: number) => Promise<unknown>

type Settings = Record<string, string>
type Filled = Pick<FillOptions, 'messages' | 'menuEntries' | 'robots' | 'tasks'>
type Place = {
  name: string
  data: FillOptions['data']
  settings: Settings
  lockTable?: LockTable
  /** Waits until the server is as it is after some days, where the engine has tasks of its own for that. */
  settle?: () => Promise<void>
  query?: Query
  remove: () => Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built portal with its environment, in a folder of its own. */
export const linkPortal = async (): Promise<string> => {
  const project = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  await symlink(join(root, 'build'), join(project, 'build'))
  for (const file of ['importmap.json', 'environment.json']) await copyFile(join(root, file), join(project, file))
  return project
}

/** Fills a database by the cloud's own door, and starts a cloud on it. */
const startOn = async (
  project: string,
  { name, data, settings, lockTable, settle, query, remove }: Place,
  filled: Filled,
  more: Settings
): Promise<Engine> => {
  const folder = join(project, 'data')
  await fillData({ data, wish: 'asked', passwordFolder: folder, password, ...filled })
  const child = startChild({ cwd: project, env: { DATA_DIR: folder, PORTAL_DEMO: 'on', ...settings, ...more } })
  const stop = async () => {
    await child.end('SIGTERM')
    await remove()
  }
  const url = await child.ready
  await settle?.()
  return { name, url, lockTable, query, pid: child.pid, stop }
}

const onPglite = async (): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const remove = () => rm(folder, { recursive: true })
  return { name: 'PGlite', data: { kind: 'folder', folder }, settings: { DATA_DIR: folder }, remove }
}

/** The cloud merges their changes while it runs. Millions of rows in one moment leave more of them than a day does. */
const tablesOfSums = ['task_days', 'cleaning_days', 'fault_days', 'running_days']

const onPostgres = async (programs: string): Promise<Place> => {
  // As it comes, with commits that wait for the disk.
  const { url, query, stop } = await startPostgres(programs, { settings: ['fsync=on'] })
  const [version] = await query('show server_version')
  const name = `PostgreSQL ${version?.server_version}`
  const lockTable: LockTable = (table, seconds) =>
    query(`begin; lock table "${table}" in access exclusive mode; select pg_sleep(${seconds}); commit`)
  const settle = async () => {
    for (const table of tablesOfSums)
      while ((await query(`select 1 from ${table} where not merged limit 1`)).length > 0) await setTimeout(500)
    await query('vacuum analyze')
  }
  const data = { kind: 'server' as const, url }
  return { name, data, settings: { DATABASE_URL: url }, lockTable, settle, query, remove: stop }
}

/**
 * Runs work on each engine that this machine has, one after the other, so that neither takes the other's processor. More
 * robots or tasks than the demo has are for a server alone: nobody keeps millions of rows with PGlite.
 */
export const onEachEngine = async (
  filled: Filled,
  work: (engine: Engine) => Promise<void>,
  more: Settings = {}
): Promise<void> => {
  const isLarge = filled.robots > 0 || filled.tasks > 0
  if (isLarge || postgresPrograms !== undefined) await onEngine('PostgreSQL', filled, work, more)
  if (!isLarge) await onEngine('PGlite', filled, work, more)
}

/** Runs work on one engine. @throws Error where this machine has no programs of a server that is asked for */
export const onEngine = async (
  name: 'PGlite' | 'PostgreSQL',
  filled: Filled,
  work: (engine: Engine) => Promise<void>,
  more: Settings = {}
): Promise<void> => {
  const programs = postgresPrograms
  if (name === 'PostgreSQL' && programs === undefined)
    throw new Error('This machine has no programs of a PostgreSQL server (initdb, postgres).')
  const project = await linkPortal()
  try {
    const place = name === 'PGlite' || programs === undefined ? await onPglite() : await onPostgres(programs)
    const engine = await startOn(project, place, filled, more)
    try {
      await work(engine)
    } finally {
      await engine.stop()
    }
  } finally {
    await rm(project, { recursive: true })
  }
}
