import { $permissions } from '@portal/session'
import { Fragment } from 'react'
import { PageHead, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { NoPage } from '#kit/portal/react/no-page.tsx'
import { CleaningPage } from './cleaning/cleaning-page.tsx'
import { ExportPage } from './export/export-page.tsx'
import { FaultPage } from './faults/fault-page.tsx'
import { pageOf } from './page-of.pure.ts'
import { useText } from './texts.ts'

const componentOf = { cleaning: CleaningPage, faults: FaultPage, export: ExportPage }

/** Heading and page of the address. */
export const StatementApp = () => {
  const { basePath } = useSubApp()
  const text = useText()
  const { kind } = pageOf(useOwnRoute().pathname, basePath, useStore($permissions))
  if (kind === 'missing' || kind === 'closed') return <NoPage key={kind} kind={kind} />
  const Page = componentOf[kind]
  return (
    // The portal moves the focus to a new heading. So another page gets another heading element, by its key.
    <Fragment key={kind}>
      <PageHead title={text(`title.${kind}`)} lead={text(`lead.${kind}`)} />
      <Page />
    </Fragment>
  )
}
