import { ActButton, useTryAgain } from '@portal/elements'
import { sentenceOf } from '@portal/session'
import { useTranslate } from '../../pieces/use-translate.ts'

/** A placeholder with the height of the table, so that nothing moves when the rows arrive. */
export const LoadingTable = ({ rows }: { rows: number }) => {
  const translate = useTranslate()
  return (
    <div className="loading-table" role="status" aria-busy="true" aria-label={translate('portal.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={row} className="skeleton" />
      ))}
    </div>
  )
}

/** A failed load: its name, the reason, and a retry button. */
export const LoadFailed = ({ text, error, retry }: { text: string; error: unknown; retry: () => Promise<void> }) => {
  const translate = useTranslate()
  const [state, run] = useTryAgain(error, retry)
  return (
    <portal-notice level="error" heading={text}>
      {sentenceOf(error)}
      <span slot="actions">
        <ActButton data-click="languages.retry" className="button small" state={state} onClick={run}>
          {translate('languages.retry')}
        </ActButton>
      </span>
    </portal-notice>
  )
}
