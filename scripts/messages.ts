/** Compares the message files of one catalogue with each other and with the sources that use them. */
import { fallbackLanguage, type Language, languageCodes } from '../contract/languages.ts'

/** A message file of each language: one flat object of texts. */
export type Catalogue = Partial<Record<Language, Record<string, unknown>>>

/** Keys that no source writes down, because they come with an answer of the cloud: a menu entry's `langKey`. */
const fromTheCloud = ['menu.']

/** An object's own machinery: no text may stand under such a name. */
const unsafeKeys = ['__proto__', 'constructor', 'prototype']

/**
 * Everything that is wrong with a catalogue, a sentence each.
 * @param sources all source text in which its keys are used
 */
export const messageProblems = (catalogue: Catalogue, sources: string): string[] => {
  const model = catalogue[fallbackLanguage] ?? {}
  return [
    ...languageCodes.flatMap(language => {
      const texts = catalogue[language]
      return texts === undefined
        ? [`${language}: there is no message file`]
        : languageProblems(language, texts, model).map(problem => `${language}: ${problem}`)
    }),
    ...unusedKeys(model, sources).map(key => `${key}: no source uses it`)
  ]
}

const languageProblems = (language: Language, texts: Record<string, unknown>, model: Record<string, unknown>) => {
  const expected = expectedKeys(language, model)
  const keys = Object.keys(texts)
  return [
    ...expected.filter(key => !Object.hasOwn(texts, key)).map(key => `${key} is missing`),
    ...keys.filter(key => !expected.includes(key)).map(key => `${key} is not a key of ${fallbackLanguage}`),
    ...keys.filter(key => unsafeKeys.includes(key)).map(key => `${key} is no name for a text`),
    ...keys.flatMap(key => textProblems(key, texts[key], placeholdersOf(modelText(key, model))))
  ]
}

/** The keys of the model, a counted text with the plural forms that the language has. */
const expectedKeys = (language: Language, model: Record<string, unknown>): string[] => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return Object.keys(model).flatMap(key => {
    const stem = stemOf(key, model)
    if (stem === undefined) return [key]
    // One row for each counted text: its `other` form, which every language has.
    return key === `${stem}_other` ? forms.map(form => `${stem}_${form}`) : []
  })
}

/** `robots` of `robots_one`, where `robots_other` is there too: without it, the ending is part of a name. */
const stemOf = (key: string, model: Record<string, unknown>): string | undefined => {
  const stem = /^(.+)_(zero|one|two|few|many|other)$/.exec(key)?.[1]
  return stem !== undefined && `${stem}_other` in model ? stem : undefined
}

const modelText = (key: string, model: Record<string, unknown>): unknown => {
  const stem = stemOf(key, model)
  return stem === undefined ? model[key] : model[`${stem}_other`]
}

const placeholdersOf = (text: unknown): string[] =>
  [...new Set([...String(text).matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(match => match[1] ?? ''))].sort()

const textProblems = (key: string, text: unknown, wanted: string[]): string[] => {
  if (typeof text !== 'string' || text.trim() === '') return [`${key} has no text`]
  const found = placeholdersOf(text)
  // "One message" may say its number in words; any other form has to show it.
  const same = wanted.join() === found.join() || (/_(zero|one)$/.test(key) && isSubset(found, wanted))
  return same ? [] : [`${key} has the placeholders [${found.join(', ')}] instead of [${wanted.join(', ')}]`]
}

const isSubset = (part: string[], whole: string[]) => part.every(it => whole.includes(it))

/** A key is used where it stands in quotes, or where the part before a `${` of a template is its beginning. */
const unusedKeys = (model: Record<string, unknown>, sources: string): string[] => {
  const beginnings = [...sources.matchAll(/`(\w[\w.]*\.)\$\{/g)].map(match => match[1] ?? '')
  const known = [...fromTheCloud, ...beginnings]
  return Object.keys(model).filter(key => {
    const asked = stemOf(key, model) ?? key
    return !known.some(it => key.startsWith(it)) && !["'", '"', '`'].some(mark => sources.includes(mark + asked + mark))
  })
}
