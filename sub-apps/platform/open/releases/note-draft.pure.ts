import * as v from 'valibot'
import { createReleaseNote, type ReleaseNote } from '#contract/calls/open-platform/release-notes.ts'
import { type Language, languageCodes } from '#contract/languages.ts'
import type { Draft } from '../../parts/form-draft.pure.ts'

/* Pure: a release note as a form holds it, and as the cloud takes it. */

export type NoteField = 'version' | 'day' | Language

/** English is first, because it stands for each language that is empty. */
export const noteLanguages: readonly Language[] = ['en', ...languageCodes.filter(it => it !== 'en')]

/** The values that the form begins with. */
export const noteDraftOf = (note: ReleaseNote | undefined, today: string): Draft<NoteField> => ({
  version: note?.version ?? '',
  day: note?.day ?? today,
  en: note?.texts.en ?? '',
  zh: note?.texts.zh ?? '',
  ja: note?.texts.ja ?? '',
  ko: note?.texts.ko ?? '',
  th: note?.texts.th ?? '',
  fr: note?.texts.fr ?? ''
})

/** The texts without the languages that are empty; English has to be there. */
const withoutEmpty = ({ en, ...others }: Readonly<Record<Language, string>>) => ({
  en,
  ...Object.fromEntries(Object.entries(others).filter(([, text]) => text.trim() !== ''))
})

/** The note in the form that the cloud takes. */
export const writtenNoteOf = ({ version, day, ...texts }: Draft<NoteField>) => ({
  version: version.trim(),
  day,
  texts: withoutEmpty(texts)
})

const { version, day, texts } = createReleaseNote.body?.entries ?? {}

/** The contract's rules by the fields of the form, which has a field for each language. */
export const noteDraftSchema = version && day && texts && v.object({ version, day, ...texts.entries })

/** The draft as these rules check it. */
export const checkedNoteOf = (draft: Draft<NoteField>) => {
  const { texts: filled, ...rest } = writtenNoteOf(draft)
  return { ...rest, ...filled }
}
