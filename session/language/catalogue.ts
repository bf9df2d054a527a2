import i18next, { type i18n, type TOptions } from 'i18next'
import { fallbackLanguage, type Language, languageCodes } from '#contract/languages.ts'
import { outside } from '../outside.ts'
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

export const createCatalogue = async (): Promise<void> => {
  shipped.clear()
  laidOver.clear()
  catalogue = i18next.createInstance()
  await catalogue.init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    defaultNS: namespace,
    ns: [namespace],
    resources: {},
    // Keys are flat, and a text may hold any sign, so nothing in a key is a path.
    keySeparator: false,
    nsSeparator: false,
    // React and Vue escape what they show; escaping twice would show the escapes.
    interpolation: { escapeValue: false },
    // Nobody reads a key, whatever went wrong.
    parseMissingKeyHandler: key => {
      outside().warn(`There is no text for ${key}.`)
      return ''
    }
  })
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

const bundleOf = (language: Language): Texts => catalogue?.getResourceBundle(language, namespace) ?? {}

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
export const translateIn = (language: Language): Translate | undefined => fixedIn<MessageKey>(language, namespace)

/** The same for a sub-application's namespace. */
export const translateOwnIn = <Key extends string>(
  language: Language,
  own: string
): ((key: Key, values?: MessageValues) => string) | undefined => fixedIn<Key>(language, own)

const fixedIn = <Key extends string>(language: Language, own: string) => {
  const fixed = catalogue?.getFixedT(language, own)
  if (fixed === undefined) return undefined
  // No nesting: a cloud's text that says `$t(…)` of itself, directly or by another, would never end.
  return (key: Key, values?: MessageValues): string => {
    const [name, options]: [string, TOptions] = [key, { ...values, nest: false }]
    return String(fixed(name, options))
  }
}

/**
 * The text of a key that is not known to be one: a code's number, a menu's `langKey`. Own properties only: a key of
 * `constructor` must not find the one that every object inherits.
 */
export const ownText = (language: Language, key: string): string | undefined => {
  const found = [language, fallbackLanguage].some(it => {
    const bundle: unknown = catalogue?.getResourceBundle(it, namespace)
    return bundle instanceof Object && Object.hasOwn(bundle, key)
  })
  return found ? fixedIn<string>(language, namespace)?.(key) : undefined
}
