import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import {
  cleaningRuns,
  deployments,
  dispatchOrders,
  elevatorRides,
  phoneCalls,
  robotLocks,
  robotRequests,
  robots,
  tasks,
  upgrades,
  watchTasks
} from '../../../database/schema.ts'

/* What a robot is still in, and people or the robot have to end first. Every function takes the transaction that locked the robot. */

/** What ties it to its store. */
const inStore = {
  order: (transaction: Database, robotId: number) =>
    transaction.$count(dispatchOrders, and(eq(dispatchOrders.robotId, robotId), isNull(dispatchOrders.endTime))),
  cleaning: (transaction: Database, robotId: number) =>
    transaction.$count(cleaningRuns, and(eq(cleaningRuns.robotId, robotId), isNull(cleaningRuns.endTime))),
  watchTask: (transaction: Database, robotId: number) =>
    transaction.$count(watchTasks, and(eq(watchTasks.robotId, robotId), isNull(watchTasks.endTime))),
  ride: (transaction: Database, robotId: number) =>
    transaction.$count(elevatorRides, and(eq(elevatorRides.robotId, robotId), eq(elevatorRides.state, 'open'))),
  call: (transaction: Database, robotId: number) =>
    transaction.$count(phoneCalls, and(eq(phoneCalls.robotId, robotId), isNull(phoneCalls.endTime)))
}

/** What its organisation does with it. A robot that is offline ends no task: the task is interrupted when it leaves. */
const inService = {
  task: async (transaction: Database, robotId: number) => {
    const ofRobot = and(eq(tasks.robotId, robotId), isNull(tasks.endTime))
    const online = await transaction.$count(robots, and(eq(robots.robotId, robotId), eq(robots.online, true)))
    return online > 0 ? transaction.$count(tasks, ofRobot) : 0
  },
  // One that waits is cancelled: a roll-out with a dead robot may wait for long.
  upgrade: (transaction: Database, robotId: number) =>
    transaction.$count(upgrades, and(eq(upgrades.robotId, robotId), eq(upgrades.state, 'asked'))),
  request: (transaction: Database, robotId: number) =>
    transaction.$count(robotRequests, and(eq(robotRequests.robotId, robotId), isNull(robotRequests.endTime))),
  deployment: (transaction: Database, robotId: number) =>
    transaction.$count(deployments, and(eq(deployments.robotId, robotId), eq(deployments.state, 'open')))
}

/** The robot itself has to hear that it is unlocked, and only its old organisation can tell it. */
const inTenant = {
  lock: (transaction: Database, robotId: number) =>
    transaction.$count(robotLocks, and(eq(robotLocks.robotId, robotId), isNull(robotLocks.endTime)))
}

const obstacles = {
  store: inStore,
  service: { ...inStore, ...inService },
  tenant: { ...inStore, ...inService, ...inTenant }
}

/** The names of what keeps a robot from leaving its store, its service or its tenant. */
export const findObstacles = async (
  transaction: Database,
  robotId: number,
  leaves: keyof typeof obstacles
): Promise<string[]> => {
  const found: string[] = []
  for (const [name, count] of Object.entries(obstacles[leaves]))
    if ((await count(transaction, robotId)) > 0) found.push(name)
  return found
}
