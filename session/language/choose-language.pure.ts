import { fallbackLanguage, firstKnownLanguage, type Language } from '#contract/languages.ts'

/** The language to start in: the saved setting, else a prefix of a browser language, else English (docs/requirements.md §4). */
export const chooseLanguage = (saved: string | undefined, browserLanguages: readonly string[]): Language =>
  firstKnownLanguage([saved ?? '', ...browserLanguages]) ?? fallbackLanguage
