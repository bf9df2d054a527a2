import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { silentFor } from '../../../database/rows/moments.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { robotStretches, robots } from '../../../database/schema.ts'
import { noteBack, noteGone } from './absences.ts'

/* When robots were heard of, when they were silent for too long, and when they are back (docs/robot-condition.md). */

/** A robot reports so often where nobody said otherwise. */
const usualSeconds = 10

/** What a robot that is locked has of its silence. */
export const heardColumns = {
  robotId: robots.robotId,
  tenantId: robots.tenantId,
  lastSeenTime: robots.lastSeenTime,
  reportSeconds: robots.reportSeconds,
  silentSince: robots.silentSince,
  heardAgain: robots.heardAgain
}
type Heard = {
  robotId: number
  tenantId: number
  lastSeenTime: number | null
  reportSeconds: number | null
  silentSince: number | null
  heardAgain: boolean
}

/** Robots that drive report each second. To write each of their rows as often would be most of what the database does. */
const noteEveryMs = 5_000

const isToNote = ({ lastSeenTime }: Heard, now: number): boolean =>
  lastSeenTime === null || Math.abs(now - lastSeenTime) >= noteEveryMs

/** Whether the first report after a silence comes just now: one alone can be a robot that fights for its network. */
export const isStillSilent = ({ silentSince, heardAgain }: Heard): boolean => silentSince !== null && !heardAgain

const idsOf = (some: readonly { robotId: number }[]): number[] => some.map(({ robotId }) => robotId)

/** Counts the silence of locked robots from now on. Those of the demo data are left alone until somebody sends their events. */
export const watchSilence = async (transaction: Database, heard: readonly Heard[], now: number): Promise<void> => {
  const unwatched = heard.filter(({ reportSeconds }) => reportSeconds === null)
  if (unwatched.length > 0)
    await transaction
      .update(robots)
      .set({ reportSeconds: usualSeconds, lastSeenTime: now })
      .where(inArray(robots.robotId, idsOf(unwatched)))
}

/**
 * Notes that locked robots reported something just now.
 * @returns those that are back by it
 */
export const hear = async <Robot extends Heard>(
  transaction: Database,
  heard: readonly Robot[],
  now: number
): Promise<Robot[]> => {
  const noted = heard.filter(it => isToNote(it, now))
  if (noted.length > 0)
    await transaction
      .update(robots)
      .set({ lastSeenTime: now })
      .where(inArray(robots.robotId, idsOf(noted)))
  const first = heard.filter(isStillSilent)
  const back = heard.filter(it => it.silentSince !== null && it.heardAgain)
  if (first.length > 0)
    await transaction
      .update(robots)
      .set({ heardAgain: true })
      .where(inArray(robots.robotId, idsOf(first)))
  if (back.length > 0) {
    await transaction
      .update(robots)
      .set({ online: true, silentSince: null, heardAgain: false })
      .where(inArray(robots.robotId, idsOf(back)))
    await transaction
      .insert(robotStretches)
      .values(back.map(({ robotId }) => ({ robotId, kind: 'on' as const, startTime: now })))
      .onConflictDoNothing()
    await noteBack(transaction, idsOf(back), now)
  }
  return back
}

/** Robots, as a report names them. */
export type Named = { serials: readonly string[] } | { robotIds: readonly number[] }

const isNamed = (named: Named): SQL =>
  'serials' in named ? inArray(robots.serial, [...named.serials]) : inArray(robots.robotId, [...named.robotIds])

/**
 * Notes that robots within a scope reported something just now.
 * @returns the tenants whose robots are back by it
 */
export const hearRobots = (database: Database, scope: Scope, named: Named, now: number): Promise<number[]> =>
  database.transaction(async transaction => {
    // In one order, so that two reports wait for one another and not each for the other.
    const heard = await transaction
      .select(heardColumns)
      .from(robots)
      .where(and(isNamed(named), inServiceWithin(scope)))
      .orderBy(asc(robots.robotId))
      .for('update')
    return [...new Set((await hear(transaction, heard, now)).map(({ tenantId }) => tenantId))]
  })

/** Three reports are missing, and a minute has passed. */
const limitSeconds = sql`greatest(60, 3 * ${robots.reportSeconds})`

/**
 * Notes that robots are offline which were silent for longer than their limit. A robot that another process holds is passed over.
 * @returns those robots
 */
export const noteSilent = (database: Database, now: number, most: number): Promise<{ tenantId: number }[]> =>
  database.transaction(async transaction => {
    const silent = await transaction
      .select({ robotId: robots.robotId, tenantId: robots.tenantId })
      .from(robots)
      .where(
        and(eq(robots.online, true), isNotNull(robots.reportSeconds), silentFor(robots.lastSeenTime, limitSeconds, now))
      )
      .orderBy(asc(robots.robotId))
      .limit(most)
      .for('update', { skipLocked: true })
    if (silent.length === 0) return []
    const ids = idsOf(silent)
    await transaction
      .update(robots)
      .set({ online: false, silentSince: now, heardAgain: false })
      .where(inArray(robots.robotId, ids))
    // Until it was heard last, it was on.
    await transaction
      .update(robotStretches)
      .set({ endTime: sql`greatest(${robotStretches.startTime}, ${robots.lastSeenTime})` })
      .from(robots)
      .where(
        and(
          eq(robots.robotId, robotStretches.robotId),
          inArray(robotStretches.robotId, ids),
          sql`${robotStretches.endTime} is null`
        )
      )
    await noteGone(transaction, ids, now)
    return silent
  })
