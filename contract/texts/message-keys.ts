/*
 * The keys of message files: those that a language needs, and the placeholders of a text. A counted text has a row for
 * each plural form of its language: `robots_one` and `robots_other` in English, `robots_other` alone in Chinese.
 */

type Texts = Readonly<Record<string, unknown>>

/** `robots` of `robots_one`, where `robots_other` is there too: without it, the ending is part of a name. */
export const stemOf = (key: string, model: Texts): string | undefined => {
  const stem = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1]
  return stem !== undefined && Object.hasOwn(model, `${stem}_other`) ? stem : undefined
}

/**
 * The keys of the model (English), a counted text with the plural forms that the language has.
 * @param language as a browser writes it; one that the browser does not know has the forms of English
 */
export const expectedKeys = (language: string, model: Texts): string[] => {
  const forms = new Intl.PluralRules([language, 'en']).resolvedOptions().pluralCategories
  return Object.keys(model).flatMap(key => {
    const stem = stemOf(key, model)
    if (stem === undefined) return [key]
    // One row for each counted text: its `other` form, which every language has.
    return key === `${stem}_other` ? forms.map(form => `${stem}_${form}`) : []
  })
}

/** The model's text for a key of another language, which may have plural forms that the model lacks. */
export const modelText = (key: string, model: Texts): unknown => {
  const stem = stemOf(key, model)
  const modelKey = stem === undefined ? key : `${stem}_other`
  return Object.hasOwn(model, modelKey) ? model[modelKey] : undefined
}

/** The names of the values that a text takes in, each once, in order of the alphabet. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g)].map(match => match[1] ?? ''))].sort()

/** Whether a text under this key has the placeholders that the model's text has. */
export const hasPlaceholders = (key: string, found: readonly string[], wanted: readonly string[]): boolean =>
  wanted.join() === found.join() ||
  // "One message" may say its number in words; any other form has to show it.
  (/_(?:zero|one)$/.test(key) && found.every(name => wanted.includes(name)))
