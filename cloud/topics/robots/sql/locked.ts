import { and, type Column, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { robotLocks, robots } from '../../../database/schema.ts'

/** Whether a lock of the statement lasts. */
export const lasts = isNull(robotLocks.endTime)

/** Whether the robot that a column names is locked. */
export const lastingLockOf = (robotId: Column): SQL<boolean> => {
  const ofRobot = and(eq(robotLocks.robotId, robotId), lasts)
  return sql<boolean>`(exists (select 1 from ${robotLocks} where ${ofRobot}))`
}

/** Whether a robot of the statement is locked. */
export const isLocked = lastingLockOf(robots.robotId)

/** Whether a robot is locked: asked anew by a transaction that waited for the robot. */
export const isLockedNow = async (transaction: Database, robotId: number): Promise<boolean> =>
  (await transaction.$count(robotLocks, and(eq(robotLocks.robotId, robotId), lasts))) > 0
