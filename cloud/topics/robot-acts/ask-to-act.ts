import { type ActObstacle, drives, obstacleOf } from '#contract/calls/robot-acts/act-obstacles.ts'
import type { ActKind, WantedAct } from '#contract/calls/robot-acts/one.ts'
import type { RobotAct } from '#contract/calls/robot-registry/lifecycle.ts'
import type { AskOf } from '#contract/calls/robot-requests/robot-requests.ts'
import { type Code, codes } from '#contract/codes.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { addHistory, findObstacles } from '../robot-registry/index.ts'
import { type Asked, type Asking, askRobot, cancelOpen, findOpenKinds } from '../robot-requests/index.ts'
import { isLockedNow } from '../robots/index.ts'
import { findPointOfRobot } from '../scenes/index.ts'
import { lockRobotToAct } from './sql.ts'

/** For so long a robot may be silent. One that starts anew says nothing meanwhile. */
const waits: Record<ActKind, number> = {
  goTo: 2 * minute,
  charge: 2 * minute,
  stop: minute / 2,
  restart: 5 * minute,
  speak: minute
}

const historyOf: Record<ActKind, RobotAct> = {
  goTo: 'sent',
  charge: 'charge',
  stop: 'stop',
  restart: 'restart',
  speak: 'speak'
}

const codeOf = (obstacle: ActObstacle): Code => {
  if (obstacle === 'inactive') return codes.robotNotActivated
  return obstacle === 'offline' ? codes.robotOffline : codes.robotBusy
}

/** What the robot is asked; undefined for a point that its map has not. */
const askOf = async (transaction: Database, robotId: number, act: WantedAct): Promise<AskOf<ActKind> | undefined> => {
  if (act.kind !== 'goTo') return act
  const found = await findPointOfRobot(transaction, robotId, act)
  return found && { ...act, x: found.x, y: found.y }
}

const noteOf = (act: WantedAct): string => {
  if (act.kind === 'speak') return act.text
  return act.kind === 'goTo' ? act.point : ''
}

/**
 * Asks a robot to act for a person. Its row is locked first: two acts at once, an order and a lock follow one another.
 * @returns the request, or the code that says why there is none
 */
export const askToAct = async (
  transaction: Database,
  { robotId, act }: { robotId: number; act: WantedAct },
  { userId, now }: Asking
): Promise<Asked> => {
  const robot = await lockRobotToAct(transaction, robotId)
  if (robot === undefined) return { refused: codes.robotNotFound }
  const obstacle = obstacleOf(act.kind, {
    ...robot,
    locked: await isLockedNow(transaction, robotId),
    open: await findOpenKinds(transaction, robotId),
    atWork: (await findObstacles(transaction, robotId, 'store')).length > 0
  })
  if (obstacle !== undefined) return { refused: codeOf(obstacle) }
  const ask = await askOf(transaction, robotId, act)
  if (ask === undefined) return { refused: codes.recordNotFound }
  if (ask.kind === 'stop') await cancelOpen(transaction, robotId, drives, now)
  const asked = await askRobot(transaction, robot, ask, { userId, now, waitMs: waits[ask.kind] })
  if ('requestId' in asked)
    await addHistory(transaction, [{ robotId, time: now, act: historyOf[act.kind], userId, note: noteOf(act) }])
  return asked
}
