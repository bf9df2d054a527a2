import * as v from 'valibot'
import { text } from '../../checks/bounds.ts'
import type { Language } from '../../languages.ts'

/** A text in several languages, as somebody writes it. English is always there, and stands for a missing language. */
export const localTexts = (max: number) => {
  const other = v.optional(text(max))
  return v.object({ en: text(max), zh: other, ja: other, ko: other, th: other, fr: other })
}

const shown = v.optional(v.string())

/** The same in an answer. */
export const shownTexts = v.object({ en: v.string(), zh: shown, ja: shown, ko: shown, th: shown, fr: shown })
export type LocalTexts = v.InferOutput<typeof shownTexts>

/** The text in a language, or in English. */
export const textIn = (texts: LocalTexts, language: Language): string => texts[language] ?? texts.en
