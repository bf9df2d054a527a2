import { useStore } from '@nanostores/react'
import { $currentPage, tryPage } from './current-page.ts'
import { LoadAgain } from './pieces/load-again.tsx'
import { useTranslate } from './pieces/use-translate.ts'

/** The portal's page for the current address. */
export const Shell = () => {
  const current = useStore($currentPage)
  if (current.kind === 'failed') return <PageFailed error={current.error} />
  if (current.kind === 'loading') return <PageLoading />
  return current.kind === 'page' ? <current.Page /> : null
}

/** The same shape as the portal shows while an application is fetched (root-config/styles/layout.css). */
const PageLoading = () => {
  const translate = useTranslate()
  return (
    <div className="page-skeleton" role="status">
      <span>{translate('portal.loading')}</span>
      <span className="heading" />
      <span className="line" />
      <span className="rows" />
    </div>
  )
}

const PageFailed = ({ error }: { error: Error }) => {
  const translate = useTranslate()
  return (
    <section className="panel">
      <h1>{translate('error.title')}</h1>
      <LoadAgain error={error} load={tryPage} />
    </section>
  )
}
