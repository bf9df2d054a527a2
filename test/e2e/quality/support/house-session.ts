/**
 * The session of the check's page for the portal's own applications. They show common texts of the portal too, which guests
 * do not have, and the shell serves them here.
 */
import type { ServedTexts } from '@portal/session'
import type { WritableAtom } from 'nanostores'
import type { Language } from '../../../../contract/languages.ts'
import type { FakeShell } from '../../../../packages/kit/testing/index.ts'
import en from '../../../../session/messages/common/en.json'
import fr from '../../../../session/messages/common/fr.json'
import ja from '../../../../session/messages/common/ja.json'
import ko from '../../../../session/messages/common/ko.json'
import th from '../../../../session/messages/common/th.json'
import zh from '../../../../session/messages/common/zh.json'

export * from '../../../../scripts/pack/page-session.ts'

const files: Record<Language, Record<string, string>> = { en, zh, ja, ko, fr, th }

const commonIn = (language: Language): ServedTexts['common'] =>
  Object.fromEntries(Object.entries(files[language]).map(([key, text]) => [key.replace(/^common\./, ''), text]))

const { state$, texts$ } = (globalThis as unknown as { portalCheck: { shell: () => FakeShell } }).portalCheck.shell()
  .props

const serve = (language: Language): void =>
  (texts$ as unknown as WritableAtom<ServedTexts>).set({ language, texts: {}, common: commonIn(language) })

serve(state$.get().language)
state$.listen(({ language }, before) => {
  if (language !== before?.language) serve(language)
})
