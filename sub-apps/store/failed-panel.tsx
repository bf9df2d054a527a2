import { sentenceOf } from '@portal/session'
import { useText } from './texts.ts'

/** A failed load: its name, the reason, and a retry button. */
export const FailedPanel = ({ title, error, retry }: { title: string; error: unknown; retry: () => void }) => {
  const text = useText()
  return (
    <div className="card failed" role="alert">
      <h2>{title}</h2>
      <p>{sentenceOf(error)}</p>
      <button type="button" className="button" onClick={retry}>
        {text('failed.retry')}
      </button>
    </div>
  )
}
