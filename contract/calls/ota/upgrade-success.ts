import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { otaPermissions } from '../../permissions.ts'

const whole = v.pipe(v.number(), v.integer())

const successRow = v.object({
  version: v.string(),
  model: v.string(),
  /** Upgrades that ended well or not, each try of a robot by itself. Ways back and cancelled ones are none. */
  tried: whole,
  succeeded: whole,
  failed: whole
})
export type UpgradeSuccess = v.InferOutput<typeof successRow>

export const upgradeSuccess = defineCall({
  method: 'GET',
  path: '/api/otaservice/v1/upgrades/success',
  summary:
    'How upgrades of the robots that the user may see ended, by version and model, ' +
    `the last used version first; ${limits.upgradeSuccessMax} rows at most.`,
  access: { permission: otaPermissions.softwareUpdate },
  data: boundedList(successRow, limits.upgradeSuccessMax)
})
