import { sentenceOf } from '@portal/session'
import { useText } from './texts.ts'

/** What could not be loaded, why, and how to try again. */
export const FailedPanel = ({ title, error, retry }: { title: string; error: unknown; retry: () => void }) => {
  const text = useText()
  return (
    <div className="panel" role="alert">
      <h2>{title}</h2>
      <p>{sentenceOf(error)}</p>
      <button type="button" className="main" onClick={retry}>
        {text('failed.retry')}
      </button>
    </div>
  )
}
