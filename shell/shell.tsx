import { useStore } from '@nanostores/react'
import { $currentPage, tryPage } from './current-page.ts'
import { PageNotLoaded } from './pieces/page-not-loaded.tsx'

/** The portal's page for the current address. */
export const Shell = () => {
  const current = useStore($currentPage)
  if (current.kind === 'failed') return <PageNotLoaded error={current.error} retry={() => void tryPage()} />
  return current.kind === 'page' ? <current.Page /> : null
}
