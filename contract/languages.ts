import * as v from 'valibot'

/** The interface languages (spec §1). All six have message files; the picker offers the first five. */
export const languageCodes = ['zh', 'en', 'ja', 'ko', 'th', 'fr'] as const
export const pickerLanguages = ['zh', 'en', 'ja', 'ko', 'th'] as const

export type Language = (typeof languageCodes)[number]

/** Default and fallback (spec §9). */
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
