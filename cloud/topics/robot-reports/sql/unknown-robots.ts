import { and, desc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { one } from '../../../database/rows/count-rows.ts'
import type { ReportScope } from '../../../database/rows/report-scope.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { robots, unknownRobots } from '../../../database/schema.ts'

/* Robots that report and that nobody registered. */

/** For whom unknown serials are counted; undefined for nobody: a robot speaks for itself alone. */
const ownerOf = (scope: ReportScope): number | null | undefined => {
  if (scope.of === 'robot') return undefined
  return scope.of === 'tenant' || scope.of === 'gateway' ? scope.tenantId : null
}

/**
 * Counts serials that no robot within the scope has. So many are kept for a tenant and no more: a reporter who makes serials up
 * fills no table.
 */
export const countUnknown = async (
  database: Database,
  scope: ReportScope,
  serials: readonly string[],
  now: number
): Promise<void> => {
  const tenantId = ownerOf(scope)
  if (tenantId === undefined) return
  const counts = Map.groupBy(serials, serial => serial)
  const own = tenantId === null ? isNull(unknownRobots.tenantId) : eq(unknownRobots.tenantId, tenantId)
  const kept = await database.select({ serial: unknownRobots.serial }).from(unknownRobots).where(own)
  const known = new Set(kept.map(({ serial }) => serial))
  const room = Math.max(limits.unknownRobotsMax - known.size, 0)
  const fresh = [...counts.keys()].filter(serial => !known.has(serial)).slice(0, room)
  const rows = [...counts]
    .filter(([serial]) => known.has(serial) || fresh.includes(serial))
    // In one order, so that two reports wait for one another and not each for the other.
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([serial, { length: count }]) => ({ tenantId, serial, count, firstTime: now, lastTime: now }))
  if (rows.length > 0)
    await database
      .insert(unknownRobots)
      .values(rows)
      .onConflictDoUpdate({
        target: [unknownRobots.tenantId, unknownRobots.serial],
        set: {
          // Not beyond what the column holds, however long it reports.
          count: sql`least(${unknownRobots.count}::bigint + excluded.count, 1000000000)::int`,
          lastTime: sql`excluded.last_time`
        }
      })
}

/** Those that are within a scope by now are known. */
const isStillUnknown = (database: Database, scope: Scope): SQL | undefined =>
  and(
    scope.of === 'everyTenant' ? undefined : eq(unknownRobots.tenantId, scope.of === 'tenant' ? scope.tenantId : 0),
    notExists(
      database
        .select({ one })
        .from(robots)
        .where(
          and(
            eq(robots.serial, unknownRobots.serial),
            sql`(${unknownRobots.tenantId} is null or ${robots.tenantId} = ${unknownRobots.tenantId})`
          )
        )
    )
  )

/** One page of the serials that nobody registered, heard of last first, and how many there are. */
export const findUnknown = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const matching = isStillUnknown(database, scope)
  const list = await database
    .select({
      serial: unknownRobots.serial,
      count: unknownRobots.count,
      firstTime: unknownRobots.firstTime,
      lastTime: unknownRobots.lastTime
    })
    .from(unknownRobots)
    .where(matching)
    .orderBy(desc(unknownRobots.lastTime), desc(unknownRobots.unknownRobotId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(unknownRobots, matching) }
}
