import type { Language } from '#contract/languages.ts'

/** The values to put into a text, by the name of the placeholder. */
type Values = Record<string, string | number>

/**
 * The text function of one topic: six files with the same keys, in whose texts `{{name}}` holds a place.
 * @throws (the returned function) TypeError where a value is missing: nobody is to read a placeholder
 */
export const translator =
  <Key extends string>(texts: Record<Language, Record<Key, string>>) =>
  (language: Language, key: Key, values: Values = {}): string =>
    texts[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new TypeError(`${key} needs the value ${name}`)
      return String(value)
    })
