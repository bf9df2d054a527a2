import i18next, { type i18n, type TOptions } from 'i18next'
import { fallbackLanguage, type Language, languageCodes } from '#contract/languages.ts'
import { adapter } from '../adapter.ts'
import type { MessageKey, MessageValues, Topic, Translate } from './message-keys.ts'

/** A flat file of texts. */
export type Texts = Record<string, string>

/** `first` is what every page needs; the others are asked for. */
export type TextFile = Topic | 'first'

const namespace = 'portal'

let catalogue: i18n | undefined

/** What shipped, by language and file, and what the cloud lays over it; i18next holds the two laid together. */
const shipped = new Map<Language, Map<TextFile, Texts>>()
const laidOver = new Map<Language, Texts>()

export const createCatalogue = (): void => {
  shipped.clear()
  laidOver.clear()
  catalogue = openCatalogue(new Map(), key => adapter().warn(`There is no text for ${key}.`))
}

/**
 * A catalogue of its own, which shares nothing with the page's.
 * @param reportMissing told of a key without a text
 */
export const openCatalogue = (texts: ReadonlyMap<Language, Texts>, reportMissing: (key: string) => void): i18n => {
  const made = i18next.createInstance()
  void made.init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    defaultNS: namespace,
    ns: [namespace],
    resources: Object.fromEntries([...texts].map(([language, own]) => [language, { [namespace]: own }])),
    // There is nothing to load, so the catalogue can be used at once.
    initAsync: false,
    // Keys are flat, and a text may hold any sign, so nothing in a key is a path.
    keySeparator: false,
    nsSeparator: false,
    // React and Vue escape what they show; escaping twice would show the escapes.
    interpolation: { escapeValue: false },
    // Nobody reads a key, whatever went wrong.
    parseMissingKeyHandler: key => {
      reportMissing(key)
      return ''
    }
  })
  return made
}

/** An object's own machinery; no text may stand under such a name (T28). */
const unsafeKeys = ['__proto__', 'constructor', 'prototype']

/** Only texts under keys of their own are taken; `__proto__` and its like never reach the catalogue. */
export const safeTexts = (file: unknown): Texts =>
  Object.fromEntries(
    Object.entries(file ?? {}).filter((entry): entry is [string, string] => {
      const [key, text] = entry
      return typeof text === 'string' && !unsafeKeys.includes(key)
    })
  )

export const hasTexts = (language: Language, file: TextFile): boolean => shipped.get(language)?.has(file) ?? false

/** Takes a shipped file of texts in. */
export const addTexts = (language: Language, file: TextFile, texts: unknown): void => {
  shipped.set(language, (shipped.get(language) ?? new Map<TextFile, Texts>()).set(file, safeTexts(texts)))
  layTogether(language)
}

/**
 * Lays the cloud's texts over the shipped ones, in place of those that it sent before.
 * @returns whether any text is another one now
 */
export const layTextsOver = (language: Language, texts: Texts | undefined): boolean => {
  const before = bundleOf(language)
  if (texts === undefined) laidOver.delete(language)
  else laidOver.set(language, safeTexts(texts))
  layTogether(language)
  return !sameTexts(before, bundleOf(language))
}

const bundleOf = (language: Language): Texts =>
  catalogue === undefined ? {} : bundleIn(catalogue, language, namespace)

const sameTexts = (one: Texts, other: Texts): boolean => {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key])
}

const layTogether = (language: Language): void => {
  const files = [...(shipped.get(language)?.values() ?? [])]
  // Removed first: adding alone would keep a text that the cloud has taken back.
  catalogue?.removeResourceBundle(language, namespace)
  catalogue?.addResourceBundle(language, namespace, Object.assign({}, ...files, laidOver.get(language)))
}

/** Adds a sub-application's texts, under a namespace of its own. */
export const addOwnTexts = (own: string, texts: Partial<Record<Language, Texts>>): void => {
  for (const language of languageCodes) {
    if (texts[language] !== undefined) catalogue?.addResourceBundle(language, own, safeTexts(texts[language]))
  }
}

/**
 * The text function of one language.
 * @returns undefined before there is a catalogue
 */
export const translateIn = (language: Language): Translate | undefined => catalogue && translateBy(catalogue, language)

/** The text function of one language of a catalogue. */
export const translateBy = (texts: i18n, language: Language): Translate =>
  fixedIn<MessageKey>(texts, language, namespace)

/** The same for a sub-application's namespace. */
export const translateOwnIn = <Key extends string>(
  language: Language,
  own: string
): ((key: Key, values?: MessageValues) => string) | undefined => catalogue && fixedIn<Key>(catalogue, language, own)

const bundleIn = (texts: i18n, language: Language, own: string): Texts => texts.getResourceBundle(language, own) ?? {}

/** Where a text of the portal is looked for, one after the other. */
const bundlesOf = (texts: i18n, language: Language): Texts[] =>
  [language, fallbackLanguage].map(it => bundleIn(texts, it, namespace))

const fixedIn = <Key extends string>(texts: i18n, language: Language, own: string) => {
  const fixed = texts.getFixedT(language, own)
  // No nesting: a cloud's text that says `$t(…)` of itself, directly or by another, would never end.
  return (key: Key, values?: MessageValues): string => {
    const written = values === undefined ? bundleIn(texts, language, own) : {}
    const text = Object.hasOwn(written, key) ? written[key] : undefined
    // Most texts have no placeholder; i18next would look for plurals, contexts and placeholders in each.
    if (text !== undefined && !text.includes('{{')) return text
    const [name, options]: [string, TOptions] = [key, { ...values, nest: false }]
    return String(fixed(name, options))
  }
}

/**
 * The text of a key that is not known to be one: a code's number, a menu's `langKey`. Own properties only: a key of
 * `constructor` must not find the one that every object inherits.
 */
export const ownText = (language: Language, key: string): string | undefined =>
  catalogue && ownTextIn(catalogue, language, key)

/** The same in a catalogue of its own. */
export const ownTextIn = (texts: i18n, language: Language, key: string): string | undefined =>
  bundlesOf(texts, language).some(bundle => Object.hasOwn(bundle, key))
    ? fixedIn<string>(texts, language, namespace)(key)
    : undefined

/** Those of the keys that have a text, each with it, as it is written in the file: with placeholders. */
export const textsIn = (texts: i18n, language: Language, keys: readonly string[]): Texts => {
  const bundles = bundlesOf(texts, language)
  return Object.fromEntries(
    keys.flatMap(key => {
      const found = bundles.find(bundle => Object.hasOwn(bundle, key))?.[key]
      return found === undefined ? [] : [[key, found]]
    })
  )
}
