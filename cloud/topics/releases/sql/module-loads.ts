import { and, eq, sql } from 'drizzle-orm'
import type { Figures } from '#contract/calls/releases/releases.ts'
import type { Database } from '../../../database/open.ts'
import { moduleLoads } from '../../../database/schema.ts'

/** How a version came to one person; without a time it failed. */
export type Load = { module: string; address: string; userId: number; milliseconds: number | null; time: number }

/** More people than these tell nothing new of a version, and would cost more at each report. */
const peopleMax = 1_000

/**
 * Notes how a version came to a person. Each person counts once: the first time of a load stays, and one failure counts
 * for good. So nobody alone makes a version look bad.
 */
export const noteLoad = async (
  database: Database,
  { module, address, userId, milliseconds, time }: Load
): Promise<void> => {
  const failed = milliseconds === null
  await database
    .insert(moduleLoads)
    .values({ module, address, userId, failed, milliseconds, firstTime: time })
    .onConflictDoUpdate({
      target: [moduleLoads.module, moduleLoads.address, moduleLoads.userId],
      set: {
        failed: sql`${moduleLoads.failed} or excluded.failed`,
        milliseconds: sql`coalesce(${moduleLoads.milliseconds}, excluded.milliseconds)`
      },
      // Most reports tell nothing new, and then write nothing.
      setWhere: sql`(excluded.failed and not ${moduleLoads.failed})
        or (${moduleLoads.milliseconds} is null and excluded.milliseconds is not null)`
    })
}

/** A version of a module. */
export type ModuleVersion = { module: string; address: string }

/** Sums up the newest reports of each version, in the order of the versions. */
export const findFigures = async (database: Database, versions: readonly ModuleVersion[]): Promise<Figures[]> => {
  const { rows } = (await database.execute(sql`
    select people.users, people.failed, people.milliseconds
    from json_to_recordset(${JSON.stringify(versions.map((version, place) => ({ ...version, place })))}::json)
      as wanted (module text, address text, place int)
    cross join lateral (
      select count(*)::int as users, (count(*) filter (where newest.failed))::int as failed,
        (percentile_disc(0.5) within group (order by newest.milliseconds))::int as milliseconds
      from (
        select failed, milliseconds from ${moduleLoads}
        where module = wanted.module and address = wanted.address
        order by first_time desc limit ${peopleMax}
      ) as newest
    ) as people
    order by wanted.place
  `)) as unknown as { rows: Figures[] }
  return rows
}

/** Forgets the reported loads of a version that is about to be put in anew. */
export const forgetLoads = async (database: Database, { module, address }: ModuleVersion): Promise<void> => {
  await database.delete(moduleLoads).where(and(eq(moduleLoads.module, module), eq(moduleLoads.address, address)))
}
