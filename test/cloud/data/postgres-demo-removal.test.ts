import { expect, test } from '@playwright/test'
import { startTestCloud } from '../../../cloud/testing.ts'
import { runScript } from '../support/run-script.ts'
import { type Postgres, postgresPrograms, startPostgres } from '../support/servers/postgres.ts'

/* The removal of the demo data, held against every table of the database. */

// biome-ignore lint/suspicious/noSkippedTests: there is nothing to test against where no server can be started
test.skip(postgresPrograms === undefined, 'This machine has no programs of a PostgreSQL server (initdb, postgres).')

let postgres: Postgres
test.beforeAll(async () => {
  postgres = await startPostgres(postgresPrograms ?? '')
})
test.afterAll(() => postgres?.stop())

/** Tables that add up changes: changes that cancel each other are no rest. The cloud merges these later. */
const sums: Record<string, { keys: string; sum: string }> = {
  task_days: { keys: 'tenant_id, store_id, day, robot_kind', sum: 'count' },
  cleaning_days: { keys: 'place, place_id, day', sum: 'count' },
  fault_days: { keys: 'place, place_id, day, facet, value', sum: 'count' },
  running_days: { keys: 'robot_id, day', sum: 'on_seconds + started + ended + cancelled + interrupted + abnormal' }
}

const rowsOf = (table: string): string => {
  const of = sums[table]
  return of === undefined
    ? `"${table}"`
    : `(select 1 from ${table} group by ${of.keys} having sum(${of.sum}) <> 0) as sums`
}

const countRows = async (): Promise<Record<string, number>> => {
  const tables = await postgres.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  const counts: Record<string, number> = {}
  for (const { tablename } of tables) {
    const table = String(tablename)
    counts[table] = Number((await postgres.query(`select count(*) as n from ${rowsOf(table)}`))[0]?.n)
  }
  return counts
}

test('leaves no row of the demo data in any table', async () => {
  test.setTimeout(180_000)
  await (await startTestCloud({ databaseUrl: postgres.url, demo: false })).close()
  const before = await countRows()
  await (await startTestCloud({ databaseUrl: postgres.url, taskDays: 2, demo: true })).close()
  const removal = await runScript('demo', ['remove', '--yes'], { DATABASE_URL: postgres.url })
  expect(removal).toMatchObject({ code: 0, output: expect.stringMatching(/Removed all of it/) })
  // The administrators of the demo data are gone with it.
  expect(removal.output).toContain('`npm run admin -- create` has to make an administrator')
  // The note that the demo data was removed stays.
  expect(await countRows()).toEqual({ ...before, demo_parts: 1 })
})
