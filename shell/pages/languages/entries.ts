import { Refused } from '@portal/session'
import { is } from 'valibot'
import { intLangCode, type LanguageRow, langName } from '#contract/calls/languages/language-files.ts'
import { codes } from '#contract/codes.ts'

/** The typed values. The file is chosen separately. */
export type Entries = { intLangCode: string; langName: string }

/** The places of the form that can show a problem; `form` is its head. */
export type Place = keyof Entries | 'file' | 'form'

/** A problem at a place: a message of the page, or an error that the session turns into a sentence. */
export type Problem =
  | {
      kind: 'codeBlank' | 'codeIllegal' | 'thereAlready' | 'nameBlank' | 'nameIllegal' | 'fileMissing' | 'languageGone'
    }
  | { kind: 'error'; error: unknown }

export type Problems = Partial<Record<Place, Problem>>

/**
 * The problems of the values before they are sent, by the contract's schemas; empty when they can be sent.
 * @param rows existing languages: a new language must not be among them (docs/requirements.md §5)
 */
export const problemsOf = (
  mode: 'add' | 'replace',
  entries: Entries,
  file: 'none' | 'unfit' | 'good',
  rows: readonly LanguageRow[]
): Problems => {
  const problems: Problems = {}
  const code = entries.intLangCode.trim()
  if (mode === 'add') {
    if (code === '') problems.intLangCode = { kind: 'codeBlank' }
    else if (!is(intLangCode, code)) problems.intLangCode = { kind: 'codeIllegal' }
    else if (rows.some(row => row.intLangCode === code)) problems.intLangCode = { kind: 'thereAlready' }
  }
  if (entries.langName.trim() === '') problems.langName = { kind: 'nameBlank' }
  else if (!is(langName, entries.langName)) problems.langName = { kind: 'nameIllegal' }
  if (file === 'none') problems.file = { kind: 'fileMissing' }
  return problems
}

const placeOfCode: Partial<Record<number, Place>> = {
  [codes.fileFormatWrong]: 'file',
  [codes.fileEmpty]: 'file',
  [codes.uploadFailed]: 'file',
  [codes.fileIllegal]: 'file',
  [codes.illegalCharacters]: 'file'
}

const places: readonly string[] = ['intLangCode', 'langName', 'file']

/** The place for an error of the upload: the field that it is about, else the form's head. */
export const problemsOfError = (error: unknown): Problems => {
  const problem: Problem = { kind: 'error', error }
  if (!(error instanceof Refused)) return { form: problem }
  if (error.code === codes.recordNotFound) return { form: { kind: 'languageGone' } }
  if (error.code === codes.recordExists) return { intLangCode: { kind: 'thereAlready' } }
  const place = placeOfCode[error.code]
  if (place !== undefined) return { [place]: problem }
  const named = error.fields.map(({ field }) => field).filter(field => places.includes(field))
  return named.length === 0 ? { form: problem } : Object.fromEntries(named.map(field => [field, problem]))
}
