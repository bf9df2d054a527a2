import type { LogName } from '#contract/calls/robot-logs/robot-logs.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { day, minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { type Asked, type AskedRobot, type Asking, askRobot } from '../robot-requests/index.ts'
import { addLog } from './sql.ts'

/** For so long a robot may be silent between two parts. */
const waitMs = 2 * minute
/** By which the clock of a person's computer may be ahead. */
const slackMs = 5 * minute

type Wanted = { log: LogName; from: number; to: number }

/** Whether robots have a log of that time: some of the last days, and not too much at a time. */
const isLogTime = ({ from, to }: Omit<Wanted, 'log'>, now: number): boolean =>
  from < to &&
  to - from <= limits.logHoursMax * 60 * minute &&
  from >= now - limits.logDaysBack * day &&
  to <= now + slackMs

/**
 * Asks a robot for a log, which comes in parts.
 * @returns the request; or 610604 for a time of which there is none, 610703 offline, 610704 while it upgrades or is asked for
 *   a log already
 */
export const askForLog = async (
  transaction: Database,
  robot: AskedRobot,
  { log, from, to }: Wanted,
  asking: Asking
): Promise<Asked> => {
  if (!isLogTime({ from, to }, asking.now)) return { refused: codes.parameterIllegal }
  const asked = await askRobot(transaction, robot, { kind: 'sendLog', log, from, to }, { ...asking, waitMs })
  if ('requestId' in asked)
    await addLog(transaction, { ...asked, robotId: robot.robotId }, limits.logsOfRobotMax, asking.now)
  return asked
}
