import type { RobotRequestKind } from '#contract/calls/robot-requests/robot-requests.ts'
import { settleMaterials } from '../materials/settle-materials.ts'
import { settleUpgrade } from '../ota/settle-upgrade.ts'
import { settleLock } from '../robot-locks/tell-locks.ts'
import { settleSettings } from '../robot-settings/settle-settings.ts'
import type { Settle } from './settle.ts'

/** The function that runs at the end of a request of each kind. A kind that is not here has no consequences. */
export const settlers: Partial<Record<RobotRequestKind, Settle>> = {
  upgrade: settleUpgrade,
  readSettings: settleSettings,
  changeSettings: settleSettings,
  lock: settleLock,
  unlock: settleLock,
  showMaterials: settleMaterials
}
