import { $permissions, $translate } from '@portal/session'
import { type ComponentType, Fragment } from 'react'
import { PageHead, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { CleaningPage } from './cleaning/cleaning-page.tsx'
import { ExportPage } from './export/export-page.tsx'
import { FaultPage } from './faults/fault-page.tsx'
import { below, isOpen, type PageName, pageOf, pages } from './page-of.pure.ts'
import { useText } from './texts.ts'

const componentOf: Record<PageName, ComponentType> = { cleaning: CleaningPage, faults: FaultPage, export: ExportPage }

/** Heading and page of the address. */
export const StatementApp = () => {
  const { basePath } = useSubApp()
  const text = useText()
  const portalText = useStore($translate)
  const held = useStore($permissions)
  const page = pageOf(useOwnRoute().pathname, basePath) ?? 'missing'
  const isClosed = page !== 'missing' && !isOpen(page, held)
  const Page = page === 'missing' || isClosed ? undefined : componentOf[page]
  return (
    // The portal moves the focus to a new heading. So another page gets another heading element, by its key.
    <Fragment key={isClosed ? 'closed' : page}>
      <PageHead
        title={isClosed ? portalText('unauthorized.page') : text(`title.${page}`)}
        lead={isClosed ? portalText('unauthorized.text') : text(`lead.${page}`)}
      />
      {Page === undefined ? (
        <p className="actions">
          {pages
            .filter(it => isOpen(it, held))
            .map(it => (
              <a key={it} href={basePath + below[it]}>
                {text(`title.${it}`)}
              </a>
            ))}
        </p>
      ) : (
        <Page />
      )}
    </Fragment>
  )
}
