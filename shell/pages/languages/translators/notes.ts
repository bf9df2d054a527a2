import { saveFile } from '@portal/elements'
import { notifyTranslated, request, sentenceOf } from '@portal/session'
import { atom } from 'nanostores'
import { type LanguageNotes, languageNotes } from '#contract/calls/languages/language-notes.ts'
import { writeNotedFile } from '#contract/texts/noted-file.ts'
import { placeOf } from './places.pure.ts'

/** The texts of one language with their notes. */
export type Notes =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; intLangCode: string; notes: LanguageNotes }

export const $notes = atom<Notes>({ kind: 'loading' })

/** Identifies the last request, so that a late answer is not shown for another language. */
let newest = 0

const fetchNotes = (intLangCode: string): Promise<LanguageNotes> =>
  request(languageNotes, { query: { intLangCode } }, { quiet: true })

/** Loads the texts of a language. Never fails: the page shows a failure with a retry button. */
export const loadNotes = async (intLangCode: string): Promise<void> => {
  newest += 1
  const turn = newest
  $notes.set({ kind: 'loading' })
  try {
    const notes = await fetchNotes(intLangCode)
    if (turn === newest) $notes.set({ kind: 'ready', intLangCode, notes })
  } catch (error) {
    if (turn === newest) $notes.set({ kind: 'failed', error })
  }
}

/** Saves the language's file with its notes on the person's device, as it is now. A failure shows a notice. */
export const downloadNoted = async (intLangCode: string): Promise<void> => {
  try {
    const file = writeNotedFile(await fetchNotes(intLangCode), placeOf)
    saveFile(`${intLangCode}.json`, new Blob([file], { type: 'application/json' }))
  } catch (error) {
    void notifyTranslated('error', () => sentenceOf(error))
  }
}
