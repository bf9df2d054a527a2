import { checksOf, type RobotCheck } from '#contract/calls/robot-requests/robot-checks.ts'
import { codes } from '#contract/codes.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { type Asked, type Asking, askRobot, type CapableRobot } from '../../robot-requests/index.ts'

/** For so long a robot may be silent. A check of the motors takes some turns. */
const waitMs = 2 * minute

/**
 * Asks a robot to check itself, each check once.
 * @returns the request; or 610604 for a check that this robot can't make, 610703 offline, 610704 while it does a task, upgrades
 *   or is checked already
 */
export const askForDiagnosis = async (
  transaction: Database,
  robot: CapableRobot,
  wanted: readonly RobotCheck[],
  asking: Asking
): Promise<Asked> => {
  const checks = checksOf(robot.capabilities).filter(check => wanted.includes(check))
  if (checks.length < new Set(wanted).size) return { refused: codes.parameterIllegal }
  // The robot turns on the spot for some checks, so no guest may wait for it.
  if (robot.online && robot.state === 'busy') return { refused: codes.robotBusy }
  return askRobot(transaction, robot, { kind: 'diagnose', checks }, { ...asking, waitMs })
}
