import i18next, { type i18n, type TOptions } from 'i18next'
import { fallbackLanguage, type Language, languageCodes } from '#contract/languages.ts'
import { adapter } from '../adapter.ts'
import { numberFormat } from './formats.pure.ts'
import type { MessageKey, MessageValues, Topic, Translate } from './message-keys.ts'

/** A flat file of texts. */
export type Texts = Record<string, string>

/** `first` is the file that every page needs. The others are loaded on demand. */
export type TextFile = Topic | 'first'

const namespace = 'portal'

let catalogue: i18n | undefined

/** The shipped texts by language and file, and the cloud's texts that replace them. i18next holds the merged texts. */
const shipped = new Map<Language, Map<TextFile, Texts>>()
const laidOver = new Map<Language, Texts>()

export const createCatalogue = (): void => {
  shipped.clear()
  laidOver.clear()
  catalogue = openCatalogue(new Map(), key => adapter().warn(`There is no text for ${key}.`))
}

/**
 * A separate catalogue, which shares nothing with the page's catalogue.
 * @param reportMissing called with a key that has no text
 */
export const openCatalogue = (texts: ReadonlyMap<Language, Texts>, reportMissing: (key: string) => void): i18n => {
  const made = i18next.createInstance()
  void made.init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    defaultNS: namespace,
    ns: [namespace],
    resources: Object.fromEntries([...texts].map(([language, own]) => [language, { [namespace]: own }])),
    // There is nothing to load, so the catalogue is ready at once.
    initAsync: false,
    // Keys are flat and can contain any character, so i18next must not read them as paths.
    keySeparator: false,
    nsSeparator: false,
    // React and Vue escape texts already. Escaping here too would show the escape sequences.
    interpolation: { escapeValue: false },
    // A missing text is shown as nothing. People must never see a raw key.
    parseMissingKeyHandler: key => {
      reportMissing(key)
      return ''
    }
  })
  return made
}

/** Property names of every object. No text may have such a key (T28). */
const unsafeKeys = ['__proto__', 'constructor', 'prototype']

/** Keeps only texts under own, safe keys. `__proto__` and similar keys never get into the catalogue. */
export const safeTexts = (file: unknown): Texts =>
  Object.fromEntries(
    Object.entries(file ?? {}).filter((entry): entry is [string, string] => {
      const [key, text] = entry
      return typeof text === 'string' && !unsafeKeys.includes(key)
    })
  )

export const hasTexts = (language: Language, file: TextFile): boolean => shipped.get(language)?.has(file) ?? false

/** Adds a shipped file of texts. */
export const addTexts = (language: Language, file: TextFile, texts: unknown): void => {
  shipped.set(language, (shipped.get(language) ?? new Map<TextFile, Texts>()).set(file, safeTexts(texts)))
  layTogether(language)
}

/** Adds texts to those of a language that are there already; a language that is loaded later brings them itself. */
export const addFurtherTexts = (language: Language, texts: Texts): void => {
  const first = shipped.get(language)?.get('first')
  if (first !== undefined) addTexts(language, 'first', { ...first, ...texts })
}

/**
 * Replaces the cloud's texts, which override the shipped ones.
 * @returns whether any text changed
 */
export const layTextsOver = (language: Language, texts: Texts | undefined): boolean => {
  const before = bundleOf(language)
  if (texts === undefined) laidOver.delete(language)
  else laidOver.set(language, safeTexts(texts))
  layTogether(language)
  return !sameTexts(before, bundleOf(language))
}

/** The texts of a language whose keys begin so, without that beginning. */
export const textsBelow = (language: Language, beginning: string): Texts =>
  Object.fromEntries(
    Object.entries(bundleOf(language)).flatMap(([key, text]) =>
      key.startsWith(beginning) ? [[key.slice(beginning.length), text]] : []
    )
  )

const bundleOf = (language: Language): Texts =>
  catalogue === undefined ? {} : bundleIn(catalogue, language, namespace)

export const sameTexts = (one: Texts, other: Texts): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key])
}

const layTogether = (language: Language): void => {
  const files = [...(shipped.get(language)?.values() ?? [])]
  // Removed first: adding alone would keep a text that the cloud has deleted.
  catalogue?.removeResourceBundle(language, namespace)
  catalogue?.addResourceBundle(language, namespace, Object.assign({}, ...files, laidOver.get(language)))
}

/** Adds a sub-application's texts under its own namespace. */
export const addOwnTexts = (own: string, texts: Partial<Record<Language, Texts>>): void => {
  for (const language of languageCodes) {
    if (texts[language] !== undefined) catalogue?.addResourceBundle(language, own, safeTexts(texts[language]))
  }
}

/**
 * The text function of one language.
 * @returns undefined before the catalogue exists
 */
export const translateIn = (language: Language): Translate | undefined => catalogue && translateBy(catalogue, language)

/** The text function of one language of a catalogue. */
export const translateBy = (texts: i18n, language: Language): Translate =>
  fixedIn<MessageKey>(texts, language, namespace)

/** The text function of a sub-application's namespace. */
export const translateOwnIn = <Key extends string>(
  language: Language,
  own: string
): ((key: Key, values?: MessageValues) => string) | undefined => catalogue && fixedIn<Key>(catalogue, language, own)

const bundleIn = (texts: i18n, language: Language, own: string): Texts => texts.getResourceBundle(language, own) ?? {}

/** Where a text of the portal is looked for, one after the other. */
const bundlesOf = (texts: i18n, language: Language): Texts[] =>
  [language, fallbackLanguage].map(it => bundleIn(texts, it, namespace))

/** A count chooses the form of the text, and stands in it as readers of the language write numbers. */
const shownValues = (language: Language, values: MessageValues = {}): MessageValues =>
  typeof values.count === 'number' ? { ...values, count: numberFormat(language).format(values.count) } : values

const fixedIn = <Key extends string>(texts: i18n, language: Language, own: string) => {
  const fixed = texts.getFixedT(language, own)
  // No nesting: a text of the cloud with `$t(…)` could refer to itself and never end.
  return (key: Key, values?: MessageValues): string => {
    const written = values === undefined ? bundleIn(texts, language, own) : {}
    const text = Object.hasOwn(written, key) ? written[key] : undefined
    // Most texts have no placeholder; i18next would look for plurals, contexts and placeholders in each.
    if (text !== undefined && !text.includes('{{')) return text
    const [name, options]: [string, TOptions] = [
      key,
      { ...values, replace: shownValues(language, values), nest: false }
    ]
    return String(fixed(name, options))
  }
}

/**
 * The text of a key that may not exist: a code's number, a menu's `langKey`. Only own properties are read, so the key
 * `constructor` does not find the inherited property.
 */
export const ownText = (language: Language, key: string): string | undefined =>
  catalogue && ownTextIn(catalogue, language, key)

/** The same in a separate catalogue. */
export const ownTextIn = (texts: i18n, language: Language, key: string): string | undefined =>
  bundlesOf(texts, language).some(bundle => Object.hasOwn(bundle, key))
    ? fixedIn<string>(texts, language, namespace)(key)
    : undefined

/** The texts of those keys that have one, as written in the file, with placeholders. */
export const textsIn = (texts: i18n, language: Language, keys: readonly string[]): Texts => {
  const bundles = bundlesOf(texts, language)
  return Object.fromEntries(
    keys.flatMap(key => {
      const found = bundles.find(bundle => Object.hasOwn(bundle, key))?.[key]
      return found === undefined ? [] : [[key, found]]
    })
  )
}
