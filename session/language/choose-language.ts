import { fallbackLanguage, type Language, languageCodes } from '#contract/languages.ts'

const known = (code: string | undefined): Language | undefined => languageCodes.find(language => language === code)

/** The language to start in: the saved setting, else a prefix of a browser language, else English (spec §4). */
export const chooseLanguage = (saved: string | undefined, browserLanguages: readonly string[]): Language =>
  known(saved) ??
  browserLanguages.map(tag => known(tag.toLowerCase().split('-')[0])).find(language => language !== undefined) ??
  fallbackLanguage
