import { fallbackLanguage, languageCodes } from '#contract/languages.ts'
import type { Catalogue } from '#contract/texts/message-problems.ts'

/** Texts that are the English ones in another language, a sentence for each language. */
export const untranslated = (catalogue: Catalogue): string[] => {
  const english = catalogue[fallbackLanguage] ?? {}
  return languageCodes
    .filter(language => language !== fallbackLanguage)
    .flatMap(language => {
      const texts = catalogue[language] ?? {}
      const same = Object.keys(texts).filter(key => texts[key] === english[key] && hasTwoWords(texts[key]))
      if (same.length === 0) return []
      const more = same.length > 5 ? ` and ${same.length - 5} more` : ''
      return [`${language} has the English text of ${same.slice(0, 5).join(', ')}${more}.`]
    })
}

/** Two words beside placeholders: one word may be the same in two languages, or a name. */
const hasTwoWords = (text: unknown): boolean => {
  const words = String(text)
    .replaceAll(/\{\{[^{}]*\}\}/g, '')
    .split(/\s/)
  return words.filter(word => /\p{L}{2}/u.test(word)).length > 1
}
