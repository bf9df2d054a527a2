import { fileURLToPath } from 'node:url'
import { type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartError } from '../../start-error.pure.ts'
import type { Database } from '../open.ts'
import * as schema from '../schema.ts'
import { writeProbes } from '../schema.ts'

/* The parts that PGlite and a PostgreSQL server share. */

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))
export const drizzleOptions = { schema, casing: 'snake_case' } as const

/** Until when, in milliseconds, a call has to have a connection. */
export const waitMs = 4_000

export const askOf = (database: Database) => async (): Promise<void> => {
  await database.execute(sql`select 1`)
}

/**
 * Writes a row anew that takes a page of its own, so that a full disk shows; a change within a page that is there would
 * find room. Nothing compresses it.
 */
export const writeOf = (database: Database) => async (): Promise<void> => {
  await database.execute(sql`
    with gone as (delete from ${writeProbes})
    insert into ${writeProbes} (filling)
    select string_agg(md5(random()::text), '') from generate_series(1, 250)
  `)
}

/**
 * Refuses what this release would spoil.
 * @throws StartError for a database in which a newer release made tables, or a portal from before the first release
 */
export const refuseOthers = async (database: Database, where: string): Promise<void> => {
  const ask = async (text: SQL) =>
    ((await database.execute(text)) as unknown as { rows: Record<string, unknown>[] }).rows
  const [there] = await ask(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`)
  if (there?.made !== true) return
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const made = await ask(sql`select created_at::float8 as time from drizzle.__drizzle_migrations`)
  const times = made.map(({ time }) => Number(time))
  if (times.some(time => time > Math.max(...known)))
    throw new StartError(
      `${where} was changed by a newer release of the portal. Start that release, or restore a backup.`
    )
  if (times.some(time => time < Math.min(...known)))
    throw new StartError(`${where} is from before the first release. Move it away, and start with an empty one.`)
}
