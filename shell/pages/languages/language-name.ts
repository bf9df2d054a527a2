import { displayNames } from '@portal/session'
import { is } from 'valibot'
import { intLangCode } from '#contract/calls/languages/language-files.ts'

/**
 * A language's name, written in another language or in itself.
 * @returns undefined when the browser does not know the name
 */
export const languageNameOf = (code: string, reader: string): string | undefined => {
  if (!is(intLangCode, code)) return undefined
  const name = displayNames(reader, { type: 'language', fallback: 'none' }).of(code)
  if (name === undefined) return undefined
  // Many languages write language names with a small letter. At the start of a row they get a capital.
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(code) + rest.join('')
}
