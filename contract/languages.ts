import * as v from 'valibot'

/** The interface languages (docs/requirements.md §1). All six have message files; the picker offers the first five. */
export const languageCodes = ['zh', 'en', 'ja', 'ko', 'th', 'fr'] as const
export const pickerLanguages = ['zh', 'en', 'ja', 'ko', 'th'] as const

export type Language = (typeof languageCodes)[number]

/** The language of ours that a code names. */
export const knownLanguage = (code: string | undefined): Language | undefined =>
  languageCodes.find(language => language === code)

/** The first of ours among a person's languages, the best first. The prefix counts, so that `th-TH` is Thai (docs/requirements.md §4). */
export const firstKnownLanguage = (tags: readonly string[]): Language | undefined =>
  tags.map(tag => knownLanguage(tag.toLowerCase().split(/[-_.@]/, 1)[0])).find(language => language !== undefined)

/** Default and fallback (docs/requirements.md §9). */
export const fallbackLanguage: Language = 'en'

export const language = v.picklist(languageCodes)

/** Each language's name in itself: a reader who is lost in another language still finds it. */
export const languageNames: Record<Language, string> = {
  zh: '简体中文',
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  th: 'ไทย',
  fr: 'Français'
}
