import { sentenceOf } from '@portal/session'
import { materialReasons } from '#contract/calls/materials/reasons.ts'
import { resourceReasons } from '#contract/calls/scenes/reasons.ts'
import { reasonIn } from '#kit/portal/reason-in.ts'
import type { Text } from '../texts.ts'

/** The sentence that a person reads about a failed act: the cloud's own reason, or the sentence of its code. */
export const sentenceFor = (text: Text, error: unknown): string => {
  const reason = reasonIn({ ...resourceReasons, ...materialReasons }, error)
  return reason === undefined ? sentenceOf(error) : text(`reason.${reason}`)
}
