import { misfitKeys, type SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import { codes } from '#contract/codes.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { type Asked, type AskedRobot, type Asking, askRobot, type CapableRobot } from '../robot-requests/index.ts'

/** The longest silence of a robot. A person who reads settings looks at the page and waits. */
const readWaitMs = minute / 2
const changeWaitMs = minute

/** Asks a robot which settings it has. Its answer is kept (`end-settings.ts`). */
export const askToReadSettings = (transaction: Database, robot: AskedRobot, asking: Asking): Promise<Asked> =>
  askRobot(transaction, robot, { kind: 'readSettings' }, { ...asking, waitMs: readWaitMs })

/**
 * Asks a robot to change settings, all of them or none. The robot may be of any tenant: the caller has looked at that.
 * @returns the request; or 610604 for values that this robot can't take, 610703 offline, 610704 while it upgrades or is asked
 *   to change settings already
 */
export const askForSettings = async (
  transaction: Database,
  robot: CapableRobot,
  values: readonly SettingEntry[],
  asking: Asking
): Promise<Asked> => {
  if (misfitKeys(values, robot.capabilities).length > 0) return { refused: codes.parameterIllegal }
  return askRobot(
    transaction,
    robot,
    { kind: 'changeSettings', values: [...values] },
    { ...asking, waitMs: changeWaitMs }
  )
}
