import { useStore } from '@nanostores/react'
import { $currentPage } from './current-page.ts'
import { Broken } from './pieces/broken.tsx'

/** The page of the portal that the address asks for. */
export const Shell = () => {
  const current = useStore($currentPage)
  if (current.kind === 'failed') return <Broken error={current.error} />
  return current.kind === 'page' ? <current.Page /> : null
}
