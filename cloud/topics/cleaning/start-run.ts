import type { RoomName } from '#contract/calls/cleaning/cleaning.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { isLockedNow } from '../robots/index.ts'
import { addRun, findPlan, lockCleaningRobot } from './sql/cleaning.ts'

type Wish = { serial: string; rooms: readonly RoomName[]; userId: number }

/** The states in which a robot can begin to clean. */
const readyStates: readonly string[] = ['idle', 'charging']

/**
 * Sends a robot into rooms of its floor, from its dock.
 * @throws Refusal 610701, 610702, 610703 or 610704 for the robot; 610604 for a room that its floor lacks
 */
export const startRun = (database: Database, scope: Scope, wish: Wish, now: number): Promise<{ runId: number }> =>
  database.transaction(async transaction => {
    const robot = await lockCleaningRobot(transaction, scope, wish.serial)
    // Another tenant's robot is answered like one that is not there, so that serials tell nothing.
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    const { robotId, storeId } = robot
    const floor = storeId === null ? undefined : await findPlan(transaction, storeId)
    if (storeId === null || floor === undefined) throw new Refusal(codes.storeNotFound)
    const unknown = wish.rooms.findIndex(room => !floor.rooms.includes(room))
    if (unknown >= 0) {
      const problem = { field: `rooms.${unknown}`, reason: 'no room of this floor' }
      throw new Refusal(codes.parameterIllegal, { data: [problem] })
    }
    if (!robot.online) throw new Refusal(codes.robotOffline)
    if (!readyStates.includes(robot.state) || (await isLockedNow(transaction, robotId)))
      throw new Refusal(codes.robotBusy)
    const { dock } = floor.plan
    const rooms = [...new Set(wish.rooms)]
    const runId = await addRun(transaction, { robotId, storeId, rooms, ...dock, userId: wish.userId, startTime: now })
    if (runId === undefined) throw new Refusal(codes.robotBusy)
    return { runId }
  })
