/** @jsxImportSource solid-js */
import { sentenceOf } from '@portal/session'
import { useText } from '../texts.ts'

/** A failed load, with a retry. */
export const FailedPanel = (props: { error: unknown; onRetry: () => void }) => {
  const text = useText()
  return (
    <div class="card failed" role="alert">
      <h2>{text()('failed.title')}</h2>
      <p>{sentenceOf(props.error)}</p>
      <button type="button" class="button" onClick={() => props.onRetry()}>
        {text()('failed.retry')}
      </button>
    </div>
  )
}
