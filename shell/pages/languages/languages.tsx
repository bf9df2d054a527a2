import { useStore } from '@nanostores/react'
import { $route } from '@portal/session'
import { useEffect, useRef } from 'react'
import { lazyPart } from '../../pieces/lazy-part.tsx'
import { LanguageList } from './language-list.tsx'
import { loadLanguages } from './list.ts'
import { UploadView } from './upload/upload-view.tsx'
import { VersionList } from './versions/version-list.tsx'
import { addressOf, viewOf } from './view.ts'

/** Most visits don't open it. */
const TextList = lazyPart(async () => (await import('./translators/text-list.tsx')).TextList)

/** /lang: the languages of the portal, a form for a new file, and the versions and texts of a language. */
export const Languages = () => {
  const { search } = useStore($route)
  const view = viewOf(search)
  const address = addressOf(view)
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(address)

  useEffect(() => void loadLanguages(), [])
  // root-config moves the focus when the path changes. Here only the query changes.
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    const heading = page.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [address])

  return (
    <div ref={page} className="languages">
      {view.kind === 'list' && <LanguageList />}
      {view.kind === 'add' && <UploadView key={address} mode="add" />}
      {view.kind === 'replace' && <UploadView key={address} mode="replace" intLangCode={view.intLangCode} />}
      {view.kind === 'texts' && <TextList key={address} intLangCode={view.intLangCode} />}
      {view.kind === 'versions' && <VersionList key={address} intLangCode={view.intLangCode} />}
    </div>
  )
}
