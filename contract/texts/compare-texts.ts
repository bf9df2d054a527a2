import type { Texts } from './language-file-rules.ts'
import { hasMarkup } from './markup.ts'
import { expectedKeys, hasPlaceholders, modelText, placeholdersOf } from './message-keys.ts'

/** The changes of a new file, for the person who decides whether to send it. Keys are in the order of their file. */
export type TextChanges = {
  added: string[]
  removed: string[]
  changed: { key: string; before: string; after: string }[]
  /** Keys that English has and the new file lacks; English is shown in their place. */
  missing: string[]
  /** Texts that would lose a value, or show a placeholder that nobody fills. */
  placeholders: { key: string; wanted: string[]; found: string[] }[]
  /** Texts with tags, which are shown as they are written. */
  markup: string[]
}

/** The keys that a language needs beside English and lacks; plural forms are those of the language. */
export const missingKeys = (language: string, texts: Texts, english: Texts): string[] =>
  expectedKeys(language, english).filter(key => !Object.hasOwn(texts, key))

/** Compares the new texts of a language with those it has now (none for a new language) and with English. */
export const compareTexts = ({
  language,
  current,
  next,
  english
}: {
  language: string
  current: Texts
  next: Texts
  english: Texts
}): TextChanges => {
  const keys = Object.keys(next)
  const isNew = (key: string) => !Object.hasOwn(current, key)
  return {
    added: keys.filter(isNew),
    removed: Object.keys(current).filter(key => !Object.hasOwn(next, key)),
    changed: keys.flatMap(key => {
      const before = current[key]
      const after = next[key]
      if (isNew(key) || before === undefined || after === undefined || before === after) return []
      return [{ key, before, after }]
    }),
    missing: missingKeys(language, next, english),
    placeholders: keys.flatMap(key => placeholderDifference(key, next[key] ?? '', english)),
    markup: keys.filter(key => hasMarkup(next[key] ?? ''))
  }
}

const placeholderDifference = (key: string, text: string, english: Texts): TextChanges['placeholders'] => {
  const model = modelText(key, english)
  // A key that English does not have is nobody's: nothing can be said about its values.
  if (typeof model !== 'string') return []
  const wanted = placeholdersOf(model)
  const found = placeholdersOf(text)
  return hasPlaceholders(key, found, wanted) ? [] : [{ key, wanted, found }]
}
