import { notifyTranslated, request, sentenceOf, takeData } from '@portal/session'
import { atom } from 'nanostores'
import { deleteLanguageFile, type LanguageRow, languageFile, languageList } from '#contract/calls/language-files.ts'
import { saveFile } from './save-file.ts'

/** The languages of the cloud. What was shown before stays until the new rows are there. */
export type Languages =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; rows: LanguageRow[] }

export const $languages = atom<Languages>({ kind: 'loading' })

let newest = 0

/** Asks for the list. It never fails: the list itself says so and offers to try again. */
export const loadLanguages = async (): Promise<void> => {
  newest += 1
  const turn = newest
  if ($languages.get().kind === 'failed') $languages.set({ kind: 'loading' })
  try {
    const rows = await request(languageList, {}, { quiet: true })
    if (turn === newest) $languages.set({ kind: 'ready', rows })
  } catch (error) {
    if (turn === newest) $languages.set({ kind: 'failed', error })
  }
}

/** The row of a language, as far as the list is there. */
export const rowOf = (languages: Languages, code: string): LanguageRow | undefined =>
  languages.kind === 'ready' ? languages.rows.find(({ intLangCode }) => intLangCode === code) : undefined

/**
 * Deletes a language with its versions.
 * @throws Refused, TimedOut, Unreachable
 */
export const deleteLanguage = async (intLangCode: string): Promise<void> => {
  await request(deleteLanguageFile, { body: { intLangCode } }, { quiet: true })
  await loadLanguages()
}

/** Saves the stored file on the person's device. A failure is told by a notice. */
export const downloadLanguage = async (intLangCode: string): Promise<void> => {
  try {
    const answer = await request(languageFile, { query: { intLangCode } }, { quiet: true })
    const { sso } = takeData(languageFile, answer)
    // On lines of their own, as translators edit and compare them; the cloud takes the white space out again.
    saveFile(`${intLangCode}.json`, `${JSON.stringify({ sso }, null, 2)}\n`)
  } catch (error) {
    void notifyTranslated('error', () => sentenceOf(error))
  }
}
