import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

const debianFolders = (): string[] => {
  const root = '/usr/lib/postgresql'
  return existsSync(root) ? readdirSync(root).map(version => join(root, version, 'bin')) : []
}

/** The folder with the programs of a PostgreSQL server, where this machine has one. */
export const postgresPrograms: string | undefined = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...debianFolders(),
  '/opt/homebrew/bin',
  '/usr/local/pgsql/bin'
].find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const nobody = 65_534
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

export type Postgres = {
  url: string
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Opens a connection of its own, which the caller ends. */
  connect: () => Promise<pg.Client>
  /** Ends the server at once, as a crash would; the data stay. */
  crash: () => Promise<void>
  /** Starts it again where it was. */
  restart: () => Promise<void>
  /** Has the server and all its connections stand still, as a machine that no longer answers, until the returned ends it. */
  freeze: () => Promise<() => void>
  stop: () => Promise<void>
}

const untilItAnswers = async (url: string): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}

type Options = {
  /** Settings of the server beyond those that keep it apart, as `name=value`. */
  settings?: string[]
  /** A file for all that the server says, instead of nowhere. */
  log?: string
  /** Where its own folder is made. */
  folder?: string
}

/** A PostgreSQL server of our own in a temporary folder, gone with all its data after `stop`. */
export const startPostgres = async (
  programs: string,
  { settings: more = [], log, folder: parent = tmpdir() }: Options = {}
): Promise<Postgres> => {
  const folder = mkdtempSync(join(parent, 'portal-postgres-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, env: { LC_ALL: 'C.UTF-8' }, ...owner }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore'
  })
  const port = await freePort()
  const own = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off']
  const settings = [...own, ...more]
  const says = log === undefined ? 'ignore' : openSync(log, 'w')
  const spawnServer = () =>
    spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
      ...options,
      stdio: ['ignore', 'ignore', says]
    })
  let server = spawnServer()
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // The server is stopped under the pool at the end, and in one test on purpose.
  pool.on('error', () => undefined)
  return {
    url,
    query: async (text, values) => (await pool.query(text, values)).rows,
    connect: async () => {
      const client = new pg.Client(url)
      await client.connect()
      return client
    },
    crash: async () => {
      server.kill('SIGQUIT')
      await once(server, 'exit')
    },
    restart: async () => {
      server = spawnServer()
      await untilItAnswers(url)
    },
    freeze: async () => {
      const connections = (await pool.query(`select pid from pg_stat_activity where backend_type = 'client backend'`))
        .rows
      const pids = [server.pid, ...connections.map(({ pid }) => pid)].filter(pid => typeof pid === 'number')
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    },
    stop: async () => {
      if (pool.ended) return
      await pool.end()
      // A test that failed between a crash and a restart leaves no server.
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGINT')
        await once(server, 'exit')
      }
      if (typeof says === 'number') closeSync(says)
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
