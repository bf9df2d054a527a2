import { paths } from '@portal/session'
import { is } from 'valibot'
import { intLangCode } from '#contract/calls/languages/language-files.ts'

/** The view of /lang. It is stored in the address, so that Back, a reload and a link show the same. */
export type LanguagesView =
  | { kind: 'list' }
  | { kind: 'add' }
  | { kind: 'replace'; intLangCode: string }
  | { kind: 'versions'; intLangCode: string }
  | { kind: 'texts'; intLangCode: string }

/** The view of a query: `?add`, `?upload=th`, `?versions=th`, `?texts=th`. Any other query is the list. */
export const viewOf = (search: string): LanguagesView => {
  const query = new URLSearchParams(search)
  const upload = query.get('upload')
  const versions = query.get('versions')
  const texts = query.get('texts')
  if (query.has('add')) return { kind: 'add' }
  if (is(intLangCode, upload)) return { kind: 'replace', intLangCode: upload }
  if (is(intLangCode, versions)) return { kind: 'versions', intLangCode: versions }
  if (is(intLangCode, texts)) return { kind: 'texts', intLangCode: texts }
  return { kind: 'list' }
}

export const addressOf = (view: LanguagesView): string => {
  if (view.kind === 'add') return `${paths.languages}?add`
  if (view.kind === 'replace') return `${paths.languages}?upload=${view.intLangCode}`
  if (view.kind === 'versions') return `${paths.languages}?versions=${view.intLangCode}`
  if (view.kind === 'texts') return `${paths.languages}?texts=${view.intLangCode}`
  return paths.languages
}
