import { Refused, sentenceOf } from '@portal/session'
import { type AdministrationReason, administrationReasons } from '#contract/calls/administration/reasons.ts'
import type { Text } from '../texts.ts'

const names = Object.keys(administrationReasons) as AdministrationReason[]

/** The sentence about a failed act: the cloud's own reason, or the sentence of its code. */
export const sentenceFor = (text: Text, error: unknown): string => {
  const fields = error instanceof Refused ? error.fields : []
  const reason = names.find(name => fields.some(field => field.reason === administrationReasons[name]))
  return reason === undefined ? sentenceOf(error) : text(`reason.${reason}`)
}
