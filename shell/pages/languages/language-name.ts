import { is } from 'valibot'
import { intLangCode } from '#contract/calls/language-files.ts'

/**
 * A language's name as readers of another language, or of itself, write it.
 * @returns undefined where the browser knows none
 */
export const languageNameOf = (code: string, reader: string): string | undefined => {
  if (!is(intLangCode, code)) return undefined
  const name = new Intl.DisplayNames([reader, 'en'], { type: 'language', fallback: 'none' }).of(code)
  if (name === undefined) return undefined
  // Many languages write names of languages small; at the beginning of a row they stand like any other heading.
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(code) + rest.join('')
}
