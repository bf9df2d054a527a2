import { isPartMissing, sentenceOf } from '@portal/session'
import { useTranslate } from './use-translate.ts'

type PageNotLoadedProps = { error: Error; retry: () => void }

/** Stands in place of a page whose file did not come. The frame, and every other page, still work. */
export const PageNotLoaded = ({ error, retry }: PageNotLoadedProps) => {
  const translate = useTranslate()
  const isGone = isPartMissing(error)
  return (
    <section className="panel" role="alert">
      <h1>{translate('error.title')}</h1>
      <p>{isGone ? sentenceOf(error) : translate('error.network')}</p>
      <div className="actions">
        <button
          data-click={isGone ? 'portal.reload' : 'portal.retry'}
          type="button"
          className="button primary"
          onClick={isGone ? () => location.reload() : retry}
        >
          {translate(isGone ? 'error.reload' : 'sidebar.retry')}
        </button>
      </div>
    </section>
  )
}
