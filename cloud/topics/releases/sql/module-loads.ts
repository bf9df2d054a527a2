import { and, eq, sql } from 'drizzle-orm'
import type { ModuleReport } from '#contract/calls/releases/module-reports.ts'
import type { Figures } from '#contract/calls/releases/releases.ts'
import type { Database } from '../../../database/open.ts'
import { moduleLoads } from '../../../database/schema.ts'

/** More people than these tell nothing new of a version, and would cost more at each report. */
const peopleMax = 1_000

/** Mounts and failures of one person that count: nobody alone hides the failures of others, or makes them up. */
const mountsMax = 1_000

/**
 * Adds a report of a person. The first times stay: a later load may come from the browser's cache.
 * @param time when the person opened the version, where this report is the first
 */
export const noteReport = async (
  database: Database,
  { module, address, loaded, ready, mounts, failures }: ModuleReport,
  { userId, time }: { userId: number; time: number }
): Promise<void> => {
  await database
    .insert(moduleLoads)
    .values({
      module,
      address,
      userId,
      milliseconds: loaded,
      readyMilliseconds: ready,
      mounts,
      failures,
      firstTime: time
    })
    .onConflictDoUpdate({
      target: [moduleLoads.module, moduleLoads.address, moduleLoads.userId],
      set: {
        milliseconds: sql`coalesce(${moduleLoads.milliseconds}, excluded.milliseconds)`,
        readyMilliseconds: sql`coalesce(${moduleLoads.readyMilliseconds}, excluded.ready_milliseconds)`,
        mounts: sql`least(${moduleLoads.mounts} + excluded.mounts, ${mountsMax})`,
        failures: sql`least(${moduleLoads.failures} + excluded.failures, ${mountsMax})`
      }
    })
}

/** A version of a module. */
export type ModuleVersion = { module: string; address: string }

/** Sums up the newest reports of each version, in the order of the versions. */
export const findFigures = async (database: Database, versions: readonly ModuleVersion[]): Promise<Figures[]> => {
  const { rows } = (await database.execute(sql`
    select people.users, people.failed, people.milliseconds, people."loadedWithin", people."readyWithin",
      people.mounts, people.failures
    from json_to_recordset(${JSON.stringify(versions.map((version, place) => ({ ...version, place })))}::json)
      as wanted (module text, address text, place int)
    cross join lateral (
      select count(*)::int as users, (count(*) filter (where newest.failures > 0))::int as failed,
        (percentile_disc(0.5) within group (order by newest.milliseconds))::int as milliseconds,
        (percentile_disc(0.95) within group (order by newest.milliseconds))::int as "loadedWithin",
        (percentile_disc(0.95) within group (order by newest.ready_milliseconds))::int as "readyWithin",
        coalesce(sum(newest.mounts), 0)::int as mounts, coalesce(sum(newest.failures), 0)::int as failures
      from (
        select milliseconds, ready_milliseconds, mounts, failures from ${moduleLoads}
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
