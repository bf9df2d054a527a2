import type { RobotAsk } from '#contract/calls/robot-requests/robot-requests.ts'
import type { RobotCapability } from '#contract/calls/robots/capabilities.ts'
import type { Robot } from '#contract/calls/robots/robots.ts'
import { type Code, codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addRobotRequest } from './sql/robot-requests.ts'

/** The facts of a robot on which a question to it depends. */
export type AskedRobot = Pick<Robot, 'robotId' | 'online' | 'state'>

/** The same of a robot that is asked for something which not all robots can do. */
export type CapableRobot = AskedRobot & { capabilities: readonly RobotCapability[] }

export type Asking = {
  /** Null where nobody asks but the cloud itself. */
  userId: number | null
  now: number
}

/** The request, or the code that says why there is none. A caller that asks many robots goes on with the next one. */
export type Asked = { requestId: number } | { refused: Code }

/** Why a robot can't be asked at the moment; undefined where it can. */
export const whyNotNow = ({ online, state }: Pick<AskedRobot, 'online' | 'state'>): Code | undefined => {
  if (!online) return codes.robotOffline
  return state === 'upgrading' ? codes.robotBusy : undefined
}

/** Asks something of a robot, unless the robot is away, upgrades, or is asked something of this kind already. */
export const askRobot = async (
  transaction: Database,
  robot: AskedRobot,
  ask: RobotAsk,
  { userId, waitMs, now }: Asking & { waitMs: number }
): Promise<Asked> => {
  const refused = whyNotNow(robot)
  if (refused !== undefined) return { refused }
  const requestId = await addRobotRequest(transaction, { robotId: robot.robotId, ask, userId, waitMs }, now)
  return requestId === undefined ? { refused: codes.robotBusy } : { requestId }
}

/** @throws Refusal with the code that says why there is no request */
export const requestOrRefuse = (asked: Asked): { requestId: number } => {
  if ('refused' in asked) throw new Refusal(asked.refused)
  return asked
}
