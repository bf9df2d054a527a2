import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

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

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

export type Postgres = {
  url: string
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
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

/** A PostgreSQL server of our own in a temporary folder, gone with all its data after `stop`. */
export const startPostgres = async (programs: string): Promise<Postgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, env: { LC_ALL: 'C.UTF-8' }, ...owner }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore'
  })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off']
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
    ...options,
    stdio: 'ignore'
  })
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  // The server is stopped under the pool at the end, and in one test on purpose.
  pool.on('error', () => undefined)
  return {
    url,
    query: async (text, values) => (await pool.query(text, values)).rows,
    stop: async () => {
      if (pool.ended) return
      await pool.end()
      server.kill('SIGINT')
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
