import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/open.ts'
import { at } from '../../../database/rows/moments.ts'
import {
  materialGroupRobots,
  reporterCredentials,
  robotAbsences,
  robotFaults,
  robotStretches,
  robots,
  sceneRobots,
  tasks,
  upgrades
} from '../../../database/schema.ts'

/**
 * Takes a locked robot out of service: what it reported ends, and people's plans with it end. The rows of its past stay
 * (docs/robot-life.md).
 */
export const endService = async (
  transaction: Database,
  robotId: number,
  { now, serialFreed }: { now: number; serialFreed: boolean }
): Promise<void> => {
  // A wrong clock may have said a later begin.
  const endOf = (startTime: PgColumn): SQL => sql`greatest(${startTime}, ${at(now)})`
  await transaction
    .update(tasks)
    .set({ status: 'interrupted', endTime: endOf(tasks.startTime) })
    .where(and(eq(tasks.robotId, robotId), isNull(tasks.endTime)))
  await transaction
    .update(robotFaults)
    .set({ endTime: endOf(robotFaults.startTime) })
    .where(and(eq(robotFaults.robotId, robotId), isNull(robotFaults.endTime)))
  await transaction
    .update(robotStretches)
    .set({ endTime: endOf(robotStretches.startTime) })
    .where(and(eq(robotStretches.robotId, robotId), isNull(robotStretches.endTime)))
  await transaction
    .update(upgrades)
    .set({ state: 'cancelled', endTime: now })
    .where(and(eq(upgrades.robotId, robotId), eq(upgrades.state, 'waiting')))
  await transaction.delete(reporterCredentials).where(eq(reporterCredentials.robotId, robotId))
  await transaction.delete(robotAbsences).where(eq(robotAbsences.robotId, robotId))
  await transaction.delete(sceneRobots).where(eq(sceneRobots.robotId, robotId))
  await transaction.delete(materialGroupRobots).where(eq(materialGroupRobots.robotId, robotId))
  await transaction
    .update(robots)
    .set({
      retireTime: now,
      serialFreed,
      gatewayId: null,
      online: false,
      silentSince: null,
      heardAgain: false,
      state: sql`case when ${robots.state} = 'inactive' then 'inactive' else 'idle' end`
    })
    .where(eq(robots.robotId, robotId))
}
