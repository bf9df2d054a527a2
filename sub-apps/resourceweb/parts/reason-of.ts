import { Refused, sentenceOf } from '@portal/session'
import { materialReasons } from '#contract/calls/materials/reasons.ts'
import { resourceReasons } from '#contract/calls/scenes/reasons.ts'
import type { Text } from '../texts.ts'

const known = { ...resourceReasons, ...materialReasons }
const names = Object.keys(known) as (keyof typeof known)[]

/** The sentence that a person reads about a failed act: the cloud's own reason, or the sentence of its code. */
export const sentenceFor = (text: Text, error: unknown): string => {
  const reasons = error instanceof Refused ? error.fields.map(({ reason }) => reason) : []
  const name = names.find(it => reasons.includes(known[it]))
  return name === undefined ? sentenceOf(error) : text(`reason.${name}`)
}
