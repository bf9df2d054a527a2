import { and, asc, desc, eq, isNull, notExists } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { one } from '../../../database/rows/count-rows.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import { robots, watchTasks } from '../../../database/schema.ts'

/* Calls from watches until a robot takes them. */

const isOpen = isNull(watchTasks.endTime)

type NewTask = Omit<typeof watchTasks.$inferInsert, 'state'>

/** Adds a call that waits for a robot. @returns whether it is new; a call that comes again is not */
export const addWatchTask = async (database: Database, task: NewTask): Promise<boolean> => {
  const added = await database
    .insert(watchTasks)
    .values({ ...task, state: 'waiting' })
    .onConflictDoNothing()
    .returning({ watchTaskId: watchTasks.watchTaskId })
  return added.length > 0
}

/** How many open calls a watch has. */
export const countOpenTasks = (database: Database, serial: string): Promise<number> =>
  database.$count(watchTasks, and(eq(watchTasks.serial, serial), isOpen))

/** Ends an open call of a watch. @returns whether there was one */
export const cancelWatchTask = async (
  database: Database,
  { serial, callKey }: { serial: string; callKey: string },
  endTime: number
): Promise<boolean> => {
  const ended = await database
    .update(watchTasks)
    .set({ state: 'cancelled', endTime })
    .where(and(eq(watchTasks.serial, serial), eq(watchTasks.callKey, callKey), isOpen))
    .returning({ watchTaskId: watchTasks.watchTaskId })
  return ended.length > 0
}

/** Calls that wait for a robot, the oldest first. Those that somebody changes at this moment are passed over. */
export const lockWaitingTasks = (transaction: Database, most: number) =>
  transaction
    .select({
      watchTaskId: watchTasks.watchTaskId,
      tenantId: watchTasks.tenantId,
      storeId: watchTasks.storeId,
      serial: watchTasks.serial,
      wearerName: watchTasks.wearerName,
      callTime: watchTasks.callTime
    })
    .from(watchTasks)
    .where(eq(watchTasks.state, 'waiting'))
    .orderBy(asc(watchTasks.callTime))
    .limit(most)
    .for('update', { skipLocked: true })

/** A robot of a store that is online, idle, and on no task from a watch. It is locked. */
export const lockFreeRobot = async (transaction: Database, storeId: number): Promise<number | undefined> => {
  const busy = transaction
    .select({ one })
    .from(watchTasks)
    .where(and(eq(watchTasks.robotId, robots.robotId), isOpen))
  const [found] = await transaction
    .select({ robotId: robots.robotId })
    .from(robots)
    .where(
      and(isInService, eq(robots.storeId, storeId), eq(robots.online, true), eq(robots.state, 'idle'), notExists(busy))
    )
    .orderBy(desc(robots.battery), asc(robots.robotId))
    .limit(1)
    .for('update', { skipLocked: true })
  return found?.robotId
}
