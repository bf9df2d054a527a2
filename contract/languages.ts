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

/**
 * Traditional Chinese: texts that somebody uploaded, over the Simplified ones. It has no files of its own
 * (docs/decisions/0054-traditional-chinese-is-a-layer.md).
 */
export const traditionalChinese = 'zh-Hant'
export const traditionalChineseName = '繁體中文'

/** The scripts and regions that write Traditional Chinese. */
const traditionalParts = ['hant', 'tw', 'hk', 'mo']

/** Whether a tag asks for Traditional Chinese, as `zh-TW` or `zh-Hant-HK`. `zh-Hans-HK` names the other script. */
export const isTraditional = (tag: string): boolean => {
  const [family, ...parts] = tag.toLowerCase().split(/[-_.@]/)
  return family === 'zh' && !parts.includes('hans') && parts.some(it => traditionalParts.includes(it))
}

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
