import { registerTranslation, type Translation } from '@shoelace-style/shoelace/dist/utilities/localize.js'
import type { Language } from '#contract/languages.ts'

/** English comes with Shoelace itself. */
type OtherLanguage = Exclude<Language, 'en'>

const files: { [Code in OtherLanguage]?: () => Promise<Translation> } = {
  zh: async () => (await import('@shoelace-style/shoelace/dist/translations/zh-cn.js')).default,
  ja: async () => (await import('@shoelace-style/shoelace/dist/translations/ja.js')).default,
  fr: async () => (await import('@shoelace-style/shoelace/dist/translations/fr.js')).default,
  ko: async () => (await import('./ko.ts')).ko,
  th: async () => (await import('./th.ts')).th
}

/**
 * Gives Shoelace its terms in a language, and every control on the page shows them. Without its file, a control keeps
 * the terms in English.
 * @throws Error when the file can't be loaded
 */
export const loadTerms = async (language: Language): Promise<void> => {
  const load = language === 'en' ? undefined : files[language]
  // Shoelace has no `zh`. It looks for the exact code of the page, and shows English otherwise.
  if (load !== undefined) registerTranslation({ ...(await load()), $code: language })
}
