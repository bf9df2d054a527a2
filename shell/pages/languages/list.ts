import { saveFile } from '@portal/elements'
import { notifyTranslated, request, sentenceOf } from '@portal/session'
import { atom } from 'nanostores'
import { deleteLanguageFile, type LanguageRow, languageList } from '#contract/calls/languages/language-files.ts'
import { wholeTextsOf } from './standing-texts.ts'

/** The languages of the cloud. The old rows stay until the new ones arrive. */
export type Languages =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; rows: LanguageRow[] }

export const $languages = atom<Languages>({ kind: 'loading' })

let newest = 0

/** Loads the list. Never fails: the list shows a failure with a retry button. */
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

/** The row of a language, when the list is loaded. */
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

/** Saves the texts of all topics on the person's device. A failure shows a notice. */
export const downloadLanguage = async (intLangCode: string): Promise<void> => {
  try {
    const topics = await wholeTextsOf(intLangCode)
    // One text per line, for editing and comparing. The cloud removes the white space again.
    const content = new Blob([`${JSON.stringify(topics, null, 2)}\n`], { type: 'application/json' })
    saveFile(`${intLangCode}.json`, content)
  } catch (error) {
    void notifyTranslated('error', () => sentenceOf(error))
  }
}
