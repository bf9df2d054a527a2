import { sentenceOf } from '@portal/session'
import { useText } from '../texts.ts'

/** A failed load: the reason, and a retry button. */
export const FailedPanel = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const text = useText()
  return (
    <portal-notice level="error" heading={text('failed.title')}>
      {sentenceOf(error)}
      <button slot="actions" type="button" className="button small" onClick={retry}>
        {text('failed.retry')}
      </button>
    </portal-notice>
  )
}
