import { type RollOutReason, rollOutReasons } from '#contract/calls/ota/roll-out-reasons.ts'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../../refusal.pure.ts'

/** The refusal of an act on a roll-out, with a reason that the application has a text for. */
export const refused = (reason: RollOutReason): Refusal =>
  new Refusal(codes.updateFailed, { data: [{ field: 'rollOutId', reason: rollOutReasons[reason] }] })
