import * as v from 'valibot'
import { settingKeys } from '../calls/robot-settings/robot-settings.ts'
import * as limits from '../limits.ts'
import { boundedList, boundedString } from './bounds.ts'

const value = v.union([v.boolean(), v.pipe(v.number(), v.integer()), boundedString(limits.settingTextMaxLength)])

/** Settings that somebody wants changed. Whether a value fits depends on the robot (`misfitKeys`). */
export const settingEntries = v.pipe(
  boundedList(v.object({ key: v.picklist(settingKeys), value }), settingKeys.length),
  v.minLength(1, 'at least one')
)

/** Settings as a robot says them; newer robots have some that this cloud does not know. */
export const saidSettings = boundedList(
  v.object({ key: boundedString(limits.settingTextMaxLength), value }),
  limits.saidSettingsMax
)
