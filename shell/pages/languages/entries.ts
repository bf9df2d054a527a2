import { Refused } from '@portal/session'
import { is } from 'valibot'
import { intLangCode, type LanguageRow, langName } from '#contract/calls/language-files.ts'
import { codes } from '#contract/codes.ts'

/** What is typed; the file is chosen beside it. */
export type Entries = { intLangCode: string; langName: string }

/** Where the form can say that something is wrong; `form` is its head. */
export type Place = keyof Entries | 'file' | 'form'

/** What is wrong at a place: a sentence of the page, or an error whose sentence the session has. */
export type Problem =
  | {
      kind: 'codeBlank' | 'codeIllegal' | 'thereAlready' | 'nameBlank' | 'nameIllegal' | 'fileMissing' | 'languageGone'
    }
  | { kind: 'error'; error: unknown }

export type Problems = Partial<Record<Place, Problem>>

/**
 * What is wrong with the entries before they are sent, by the schemas of the contract; nothing where they can be sent.
 * @param rows the languages that are there: a new one must not be among them (spec §5)
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

/** Where an error belongs that came back from sending: beside the field that it is about, else at the form's head. */
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
