import type { LocalTexts } from '#contract/calls/shop/local-texts.ts'
import { type Language, languageCodes, languageNames } from '#contract/languages.ts'

/* Pure: texts in every language as a form holds them, and as the cloud takes them. */

/** A text in every language, as it is typed; empty where nobody wrote one. */
export type TypedTexts = Readonly<Record<Language, string>>

/** The texts that a form begins with. A text that is not there becomes an empty field. */
export const typedTexts = (texts?: LocalTexts): TypedTexts => ({
  zh: texts?.zh ?? '',
  en: texts?.en ?? '',
  ja: texts?.ja ?? '',
  ko: texts?.ko ?? '',
  th: texts?.th ?? '',
  fr: texts?.fr ?? ''
})

/** The texts as the cloud takes them: an empty field is a text that is missing. */
export const writtenTexts = (typed: TypedTexts): LocalTexts => ({
  en: typed.en.trim(),
  ...Object.fromEntries(
    languageCodes.flatMap(language => (typed[language].trim() === '' ? [] : [[language, typed[language].trim()]]))
  )
})

/** The texts as a person reads them, a line for each language that has one. */
export const textsInWords = (typed: TypedTexts): string =>
  languageCodes
    .flatMap(language => (typed[language] === '' ? [] : [`${languageNames[language]}: ${typed[language]}`]))
    .join('\n')
