import { useStore } from '@nanostores/react'
import { $currentPage } from './current-page.ts'
import { Broken } from './pieces/broken.tsx'

/** The portal's page for the current address. */
export const Shell = () => {
  const current = useStore($currentPage)
  if (current.kind === 'failed') return <Broken error={current.error} />
  return current.kind === 'page' ? <current.Page /> : null
}
