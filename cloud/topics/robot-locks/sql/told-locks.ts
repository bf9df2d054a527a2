import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LockReason } from '#contract/calls/robot-locks/locks.ts'
import type { Database } from '../../../database/open.ts'
import { robotLocks, robotRequests, robots, toldLocks } from '../../../database/schema.ts'

/* How robots are told of their locks. */

/** The reasons for which some robots are locked now, in one order. */
export const findLastingReasons = async (
  transaction: Database,
  robotIds: readonly number[]
): Promise<Map<number, LockReason[]>> => {
  const found = await transaction
    .select({ robotId: robotLocks.robotId, reason: robotLocks.reason })
    .from(robotLocks)
    .where(and(inArray(robotLocks.robotId, [...robotIds]), isNull(robotLocks.endTime)))
    .orderBy(asc(robotLocks.reason))
  const reasons = new Map<number, LockReason[]>(robotIds.map(robotId => [robotId, []]))
  for (const { robotId, reason } of found) reasons.get(robotId)?.push(reason)
  return reasons
}

/** Calls back the earlier requests about locks that robots have not taken. */
export const cancelLockAsks = async (
  transaction: Database,
  robotIds: readonly number[],
  now: number
): Promise<void> => {
  await transaction
    .update(robotRequests)
    .set({ state: 'cancelled', endTime: now })
    .where(
      and(
        inArray(robotRequests.robotId, [...robotIds]),
        inArray(robotRequests.kind, ['lock', 'unlock']),
        eq(robotRequests.state, 'asked'),
        isNull(robotRequests.endTime)
      )
    )
}

type Told = { robotId: number; requestId: number | null }

/** Notes how robots are told. One without a request waits. */
export const putTold = async (transaction: Database, rows: readonly Told[]): Promise<void> => {
  await transaction
    .insert(toldLocks)
    .values(rows.map(row => ({ ...row, waits: row.requestId === null })))
    .onConflictDoUpdate({
      target: toldLocks.robotId,
      set: {
        waits: sql`excluded.waits`,
        requestId: sql`excluded.request_id`
      }
    })
}

/** A robot that went away before it answered is told again when it is back. */
export const waitForReturn = async (transaction: Database, requestId: number): Promise<void> => {
  await transaction
    .update(toldLocks)
    .set({ waits: true, requestId: null })
    .where(
      and(
        eq(toldLocks.requestId, requestId),
        sql`not (select ${robots.online} from ${robots} where ${robots.robotId} = ${toldLocks.robotId})`
      )
    )
}

/** Robots that wait to be told and are back; nobody else locks them until the transaction ends. */
export const lockReturned = (transaction: Database, most: number) =>
  transaction
    .select({ robotId: robots.robotId, tenantId: robots.tenantId, online: robots.online })
    .from(toldLocks)
    .innerJoin(robots, eq(robots.robotId, toldLocks.robotId))
    .where(and(eq(toldLocks.waits, true), eq(robots.online, true)))
    .orderBy(asc(robots.robotId))
    .limit(most)
    .for('update', { of: robots, skipLocked: true })

/** How a robot was told of its locks last; undefined for one that no person ever locked. */
export const findTold = async (database: Database, robotId: number) => {
  const [found] = await database
    .select({
      waits: toldLocks.waits,
      requestState: robotRequests.state
    })
    .from(toldLocks)
    .leftJoin(robotRequests, eq(robotRequests.requestId, toldLocks.requestId))
    .where(eq(toldLocks.robotId, robotId))
  return found
}
