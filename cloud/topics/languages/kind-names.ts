import { createHash } from 'node:crypto'
import { fallbackLanguage } from '#contract/languages.ts'
import type { NamedKind } from './sql.ts'
import type { KeptTexts } from './stored-texts.ts'

/*
 * The names that somebody gave to kinds of robots are texts of the portal, beside those of the language's file. So an open
 * page gets a new name as it gets every other text.
 */

const namesIn = (kinds: readonly NamedKind[], language: string): Record<string, string> =>
  Object.fromEntries(
    kinds.flatMap(({ robotKind, names }) => {
      const name = names[language] ?? names[fallbackLanguage]
      return name === undefined ? [] : [[`robotKind.${robotKind}`, name]]
    })
  )

/** The texts of a language with the names of kinds. */
export const withKindNames = (kept: KeptTexts, language: string, kinds: readonly NamedKind[]): KeptTexts => ({
  ...kept,
  sso: { ...kept.sso, ...namesIn(kinds, language) }
})

/** The hash of a language's texts and of the names of kinds: that of the texts where no kind has a name of its own. */
export const hashWithNames = (hash: string, language: string, kinds: readonly NamedKind[]): string => {
  const names = namesIn(kinds, language)
  if (Object.keys(names).length === 0) return hash
  return createHash('md5')
    .update(hash + JSON.stringify(names))
    .digest('hex')
}
