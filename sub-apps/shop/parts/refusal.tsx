import { useText } from '../texts.ts'
import { sentenceFor } from './reason-of.ts'

/** Why an act was refused; nothing without an error. */
export const Refusal = ({ error }: { error: unknown }) => {
  const text = useText()
  return (
    error !== undefined && (
      <p className="refusal" role="alert">
        {sentenceFor(text, error)}
      </p>
    )
  )
}
