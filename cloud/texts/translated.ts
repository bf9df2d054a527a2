import { languageShown } from '#contract/calls/languages/translated-texts.ts'
import { fallbackLanguage, type Language, languageCodes } from '#contract/languages.ts'

/** Title and content in other languages than the one they were written in. */
export type Translations = Partial<Record<Language, { title: string; content: string }>>

/** A text for people: as it was written, and in the languages that somebody has translated it into. */
export type TranslatedTexts = { title: string; content: string; translations: Translations | null }

/** A text of the portal's own in every language: the person who reads it chooses the language then. */
export const inEveryLanguage = (
  textsIn: (language: Language) => { title: string; content: string }
): TranslatedTexts => {
  const translations = Object.fromEntries(languageCodes.map(language => [language, textsIn(language)])) as Record<
    Language,
    { title: string; content: string }
  >
  return { ...translations.en, translations }
}

/**
 * Texts as they are stored: in each of their languages, and once more for readers of all others.
 * @throws TypeError where there is no text
 */
export const storedTexts = (
  texts: {
    [Name in Language]?: { title: string; content: string } | undefined
  }
): TranslatedTexts => {
  const language = languageShown(texts, fallbackLanguage)
  const shown = language && texts[language]
  if (shown === undefined) throw new TypeError('there is a text in one language at least')
  return { ...shown, translations: texts as Translations }
}
