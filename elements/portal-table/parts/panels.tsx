import { useTranslate } from '../../shared/hooks/use-translate.ts'

type EmptyProps = { title: string | undefined; text: string | undefined }

/** No rows: what that means, what to do, and the page's own buttons. */
export const Empty = ({ title, text }: EmptyProps) => {
  const translate = useTranslate()
  return (
    <div className="panel">
      <p className="title">{title ?? translate('table.empty')}</p>
      {text !== undefined && <p>{text}</p>}
      <slot name="empty" />
    </div>
  )
}

/** The rows could not be loaded: why, and a button that tries again. */
export const Failed = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => {
  const translate = useTranslate()
  return (
    <div className="panel" role="alert">
      <p className="title">{translate('table.failed')}</p>
      <p>{reason}</p>
      <button data-click="table.retry" type="button" className="retry" onClick={onRetry}>
        {translate('table.retry')}
      </button>
    </div>
  )
}
