import { Refused, sentenceOf } from '@portal/session'
import { codes } from '#contract/codes.ts'
import { type Text, useText } from '../texts.ts'

/**
 * Codes whose usual sentences speak of robots or of records. Here they are about devices. A refusal that names a field is
 * about another thing, and keeps the usual sentence.
 */
const own = {
  [codes.robotOffline]: 'refused.offline',
  [codes.robotBusy]: 'refused.busy',
  [codes.recordExists]: 'refused.exists',
  [codes.createFailed]: 'refused.webhooks'
} as const

/** The sentence about a refused act. */
export const refusalOf = (text: Text, error: unknown): string => {
  const key = error instanceof Refused && error.fields.length === 0 ? own[error.code as keyof typeof own] : undefined
  return key === undefined ? sentenceOf(error) : text(key)
}

/** Why an act was refused; nothing before that. */
export const Refusal = ({ error }: { error: unknown }) => {
  const text = useText()
  return (
    error !== undefined && (
      <p className="refusal" role="alert">
        {refusalOf(text, error)}
      </p>
    )
  )
}
