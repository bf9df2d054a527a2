import { fallbackLanguage, languageCodes } from '#contract/languages.ts'
import { type DemoTextKey, demoText } from '../texts/demo.ts'
import type { TranslatedTexts } from '../texts/translated.ts'

type About = DemoTextKey extends infer Key ? (Key extends `title.${infer Name}` ? Name : never) : never

/** Title and content of a message or notice in all languages. `about` names the pair of texts. */
export const translatedDemoTexts = (about: About, values: Record<string, string>): TranslatedTexts => {
  const textsIn = (language: (typeof languageCodes)[number]) => ({
    title: demoText(language, `title.${about}`, values),
    content: demoText(language, `content.${about}`, values)
  })
  return {
    ...textsIn(fallbackLanguage),
    translations: Object.fromEntries(languageCodes.map(language => [language, textsIn(language)]))
  }
}
