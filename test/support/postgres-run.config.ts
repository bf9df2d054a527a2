import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shortHistory, startTestCloud, templateOf } from '../../cloud/testing.ts'
import { postgresPrograms, startPostgres } from '../cloud/support/servers/postgres.ts'
import { isAsked } from './engines.ts'

/**
 * Notes how each statement is found, and forbids to walk a table where any index would do: in the small tables of tests
 * a walk is cheap, and only what no index serves is left to do it.
 */
const notePlans = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_format=json',
  'auto_explain.log_nested_statements=on',
  'enable_seqscan=off',
  // Both read a whole table, and are as cheap in a small one. Without them each row is looked up, by an index if there is one.
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  // Autovacuum's counts in small tables change the plans, and it comes at random times.
  'autovacuum=off',
  // A forbidden walk counts as so dear that it would be compiled first.
  'jit=off',
  'log_line_prefix=%d '
]

/** The portal's tests wait for answers alone. Without these, a server works for its data to outlive a crash. */
const answerFast = ['jit=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/** One PostgreSQL server for a whole run, with a database of each kind that tests start from, made once to be copied. */
const startRun = async (): Promise<(() => Promise<void>) | undefined> => {
  if (postgresPrograms === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'portal-plans-'))
  const log = join(folder, 'server.log')
  const isPortal = isAsked('e2e')
  const postgres = await startPostgres(
    postgresPrograms,
    isPortal ? { settings: answerFast } : { settings: notePlans, log }
  )
  for (const taskDays of [1, shortHistory]) {
    const template = templateOf(taskDays)
    await postgres.query(`create database ${template}`)
    const databaseUrl = postgres.url.replace(/postgres$/, template)
    await (await startTestCloud({ databaseUrl, taskDays })).close()
  }
  process.env.TEST_POSTGRES = postgres.url
  process.env.TEST_POSTGRES_LOG = log
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

export default startRun
