import { sentenceOf } from '@portal/session'
import { administrationReasons } from '#contract/calls/administration/reasons.ts'
import { reasonIn } from '#kit/portal/reason-in.ts'
import type { Text } from '../texts.ts'

/** The sentence about a failed act: the cloud's own reason, or the sentence of its code. */
export const sentenceFor = (text: Text, error: unknown): string => {
  const reason = reasonIn(administrationReasons, error)
  return reason === undefined ? sentenceOf(error) : text(`reason.${reason}`)
}
