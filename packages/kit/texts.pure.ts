import type { MessageValues, OwnTranslate, SharedState } from '@portal/session'

type Language = SharedState['language']
type TextFile = Readonly<Record<string, string>>

/** The message files of an application, one for each language. English decides which keys there are. */
export type MessageFiles<English extends TextFile> = { en: English } & Partial<Record<Language, TextFile>>

/** The text function of one language. The same language always has the same function. */
export type TextsIn<English> = (language: Language) => OwnTranslate<English>

/**
 * Makes the text functions of an application out of its message files. `{{name}}` in a text stands for a value. A counted
 * text is asked for by its stem, with `count` among the values. A text that a language lacks is shown in English.
 */
export const createTexts = <English extends TextFile>(files: MessageFiles<English>): TextsIn<English> => {
  const made = new Map<Language, OwnTranslate<English>>()
  return language => {
    const text = made.get(language) ?? textFunction(files, language)
    made.set(language, text)
    return text
  }
}

const textFunction = <English extends TextFile>(
  files: MessageFiles<English>,
  language: Language
): OwnTranslate<English> => {
  const sources = [
    { texts: files[language], plurals: new Intl.PluralRules(language) },
    { texts: files.en, plurals: new Intl.PluralRules('en') }
  ]
  return (key, values = {}) => {
    for (const { texts = {}, plurals } of sources) {
      const form = typeof values.count === 'number' ? `${key}_${plurals.select(values.count)}` : key
      const text = own(texts, form) ?? own(texts, key)
      if (text !== undefined) return fill(text, values)
    }
    return ''
  }
}

/** Objects inherit names such as `constructor`. They are no texts. */
const own = (texts: TextFile, key: string): string | undefined => (Object.hasOwn(texts, key) ? texts[key] : undefined)

const fill = (text: string, values: MessageValues): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
