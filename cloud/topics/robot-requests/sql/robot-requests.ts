import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { RobotAsk, RobotRequestKind } from '#contract/calls/robot-requests/robot-requests.ts'
import type { Database } from '../../../database/open.ts'
import { type ReportScope, reportedBy } from '../../../database/rows/report-scope.ts'
import { robotRequests, robots } from '../../../database/schema.ts'

/* The requests of the cloud to robots. */

const isOpen = isNull(robotRequests.endTime)

type NewRequest = {
  robotId: number
  ask: RobotAsk
  userId: number | null
  /** For so long the robot may be silent. */
  waitMs: number
}

/**
 * Asks something of a robot.
 * @returns undefined where the robot has an open request of this kind already, also one of the same moment
 */
export const addRobotRequest = async (
  transaction: Database,
  { waitMs, ...request }: NewRequest,
  now: number
): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(robotRequests)
    .values({
      ...request,
      kind: request.ask.kind,
      state: 'asked',
      waitSeconds: Math.ceil(waitMs / 1_000),
      askTime: now,
      dueTime: now + waitMs
    })
    .onConflictDoNothing()
    .returning({ requestId: robotRequests.requestId })
  return added?.requestId
}

/** One page of the open requests of robots within a scope, the oldest first. */
export const findOpenRequests = async (
  database: Database,
  scope: ReportScope,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const matching = and(isOpen, reportedBy(scope))
  const list = await database
    .select({
      requestId: robotRequests.requestId,
      serial: robots.serial,
      state: sql<'asked' | 'taken'>`${robotRequests.state}`,
      progress: robotRequests.progress,
      ask: robotRequests.ask
    })
    .from(robotRequests)
    .innerJoin(robots, eq(robots.robotId, robotRequests.robotId))
    .where(matching)
    .orderBy(asc(robotRequests.requestId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(robotRequests)
    .innerJoin(robots, eq(robots.robotId, robotRequests.robotId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

const lockedColumns = {
  requestId: robotRequests.requestId,
  robotId: robotRequests.robotId,
  tenantId: robots.tenantId,
  ask: robotRequests.ask,
  state: robotRequests.state,
  progress: robotRequests.progress,
  takeTime: robotRequests.takeTime,
  waitSeconds: robotRequests.waitSeconds
}

/** An open request of a robot within a scope; nobody else changes it until the transaction ends. */
export const lockOpenRequest = async (transaction: Database, scope: ReportScope, requestId: number) => {
  const [locked] = await transaction
    .select(lockedColumns)
    .from(robotRequests)
    .innerJoin(robots, eq(robots.robotId, robotRequests.robotId))
    .where(and(eq(robotRequests.requestId, requestId), isOpen, reportedBy(scope)))
    .for('update', { of: robotRequests })
  return locked
}
export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockOpenRequest>>>

/** Open requests whose robots were silent for too long. Those that somebody changes at this moment are passed over. */
export const lockOverdueRequests = (transaction: Database, now: number, most: number): Promise<LockedRequest[]> =>
  transaction
    .select(lockedColumns)
    .from(robotRequests)
    .innerJoin(robots, eq(robots.robotId, robotRequests.robotId))
    .where(and(isOpen, lte(robotRequests.dueTime, now)))
    .orderBy(asc(robotRequests.dueTime))
    .limit(most)
    .for('update', { of: robotRequests, skipLocked: true })

type Change = Partial<
  Pick<
    typeof robotRequests.$inferInsert,
    'state' | 'progress' | 'answer' | 'failure' | 'takeTime' | 'dueTime' | 'endTime'
  >
>

/** Changes a locked request. */
export const changeRequest = async (transaction: Database, requestId: number, change: Change): Promise<void> => {
  await transaction.update(robotRequests).set(change).where(eq(robotRequests.requestId, requestId))
}

/**
 * Calls back those of some requests that no robot has taken. One that is taken stays.
 * @returns the ids of those that were called back
 */
export const cancelAsked = async (
  transaction: Database,
  requestIds: readonly number[],
  now: number
): Promise<number[]> => {
  if (requestIds.length === 0) return []
  const cancelled = await transaction
    .update(robotRequests)
    .set({ state: 'cancelled', endTime: now })
    .where(and(inArray(robotRequests.requestId, [...requestIds]), eq(robotRequests.state, 'asked'), isOpen))
    .returning({ requestId: robotRequests.requestId })
  return cancelled.map(({ requestId }) => requestId)
}

/** Calls back the open requests of some kinds, also those that a robot has taken: it stops once they are not in its list. */
export const cancelOpen = async (
  transaction: Database,
  robotId: number,
  kinds: readonly RobotRequestKind[],
  now: number
): Promise<void> => {
  await transaction
    .update(robotRequests)
    .set({ state: 'cancelled', endTime: now })
    .where(and(eq(robotRequests.robotId, robotId), inArray(robotRequests.kind, [...kinds]), isOpen))
}
