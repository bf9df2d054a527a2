import * as v from 'valibot'
import { text } from '../../checks/bounds.ts'
import { fallbackLanguage, type Language, languageCodes } from '../../languages.ts'
import * as limits from '../../limits.ts'

const titleAndContent = v.strictObject({
  title: text(limits.messageTitleMaxLength),
  content: text(limits.messageContentMaxLength)
})

/** Title and content in one language or more. Each reader sees the own language. */
export const translatedTexts = v.pipe(
  v.strictObject(v.entriesFromList(languageCodes, v.optional(titleAndContent))),
  v.check(texts => Object.values(texts).some(text => text !== undefined), 'a text in one language at least')
)
export type TranslatedTexts = v.InferOutput<typeof translatedTexts>

/** The same as an answer has it. */
export const shownTexts = v.record(v.picklist(languageCodes), v.object({ title: v.string(), content: v.string() }))

/** The language whose text a reader sees: the own, or else English, or else the first that there is. */
export const languageShown = (texts: Partial<Record<Language, unknown>>, own: Language): Language | undefined =>
  [own, fallbackLanguage, ...languageCodes].find(language => texts[language] !== undefined)
