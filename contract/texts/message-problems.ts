/** Compares the message files of one catalogue with each other and with the sources that use them. */
import { fallbackLanguage, type Language, languageCodes } from '../languages.ts'
import { expectedKeys, hasPlaceholders, modelText, placeholdersOf, stemOf } from './message-keys.ts'

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

/** Keys that stand in more than one catalogue of the portal: they share one name space, and the later file would win. */
export const sharedKeys = (catalogues: Record<string, Catalogue>): string[] => {
  const rows = Object.entries(catalogues).flatMap(([name, catalogue]) =>
    Object.keys(catalogue[fallbackLanguage] ?? {}).map(key => ({ key, name }))
  )
  const places = Map.groupBy(rows, ({ key }) => key)
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([key, found]) => `${key}: stands in ${found.map(({ name }) => name).join(' and ')}`)
}

const languageProblems = (language: Language, texts: Record<string, unknown>, model: Record<string, unknown>) => {
  const expected = expectedKeys(language, model)
  const keys = Object.keys(texts)
  return [
    ...expected.filter(key => !Object.hasOwn(texts, key)).map(key => `${key} is missing`),
    ...keys.filter(key => !expected.includes(key)).map(key => `${key} is not a key of ${fallbackLanguage}`),
    ...keys.filter(key => unsafeKeys.includes(key)).map(key => `${key} is no name for a text`),
    ...keys.flatMap(key => textProblems(key, texts[key], placeholdersOf(String(modelText(key, model)))))
  ]
}

const textProblems = (key: string, text: unknown, wanted: string[]): string[] => {
  if (typeof text !== 'string' || text.trim() === '') return [`${key} has no text`]
  const found = placeholdersOf(text)
  return hasPlaceholders(key, found, wanted)
    ? []
    : [`${key} has the placeholders [${found.join(', ')}] instead of [${wanted.join(', ')}]`]
}

/** A key is used where it stands in quotes, or where the part before a `${` of a template is its beginning. */
const unusedKeys = (model: Record<string, unknown>, sources: string): string[] => {
  const beginnings = [...sources.matchAll(/`(\w[\w.]*\.)\$\{/g)].map(match => match[1] ?? '')
  const known = [...fromTheCloud, ...beginnings]
  return Object.keys(model).filter(key => {
    const asked = stemOf(key, model) ?? key
    return !known.some(it => key.startsWith(it)) && !["'", '"', '`'].some(mark => sources.includes(mark + asked + mark))
  })
}
