import { createHash } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { fallbackLanguage } from '#contract/languages.ts'
import type { Database } from '../../database/open.ts'
import { robotKinds } from '../../database/schema.ts'
import type { KeptTexts } from './stored-texts.ts'

/*
 * The names that somebody gave to kinds of robots are texts of the portal, beside those of the language's file. So an open
 * page gets a new name as it gets every other text.
 */

type NamedKind = { robotKind: string; names: Partial<Record<string, string>> }

/** The kinds that have names of their own. There are at most `robotKindsMax`. */
export const findNamedKinds = (database: Database): Promise<NamedKind[]> =>
  database
    .select({ robotKind: robotKinds.robotKind, names: robotKinds.names })
    .from(robotKinds)
    .where(sql`${robotKinds.names} <> '{}'`)
    .orderBy(asc(robotKinds.place))

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
