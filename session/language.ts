import i18next, { type i18n } from 'i18next'
import { atom } from 'nanostores'
import { fallbackLanguage, type Language } from '#contract/languages.ts'
import { chooseLanguage } from './choose-language.ts'
import type english from './messages/en.json'
import { outside } from './outside.ts'
import { readStored, writeStored } from './stored.ts'

type WithoutPlural<Key> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key

/** Every key of the portal's own messages; a counted text is asked for by its stem, with `count` among the values. */
export type MessageKey = WithoutPlural<keyof typeof english>

export type MessageValues = Record<string, string | number>

/** Gives the text of a key in the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

const namespace = 'portal'

let catalogue: i18n | undefined

/** The language that the person reads now. It changes only once its texts are there, so that no raw key is ever shown. */
export const $language = atom<Language>(fallbackLanguage)

/**
 * The text function for the current language; replaced when the language or the texts change. Before the first texts
 * are there it gives empty ones, so that nobody reads a key.
 */
export const $translate = atom<Translate>(() => '')

/** Current text of a key, for code outside components. */
export const translate: Translate = (key, values) => $translate.get()(key, values)

let shown: Promise<void> | undefined

/** Settles when the first texts are there. */
export const textsShown = (): Promise<void> => shown ?? Promise.reject(new Error('The language was not started.'))

/** Starts the catalogue in the saved or the browser's language. The caller need not wait for it before fetching data. */
export const startLanguage = (): Promise<void> => {
  shown = startCatalogue()
  return shown
}

const startCatalogue = async (): Promise<void> => {
  catalogue = i18next.createInstance()
  await catalogue.init({
    lng: fallbackLanguage,
    fallbackLng: fallbackLanguage,
    defaultNS: namespace,
    ns: [namespace],
    resources: {},
    // Keys are flat, and a text may hold any sign, so nothing in a key is a path.
    keySeparator: false,
    // React and Vue escape what they show; escaping twice would show the escapes.
    interpolation: { escapeValue: false }
  })
  await showFirstLanguage(chooseLanguage(readStored('language'), outside().browserLanguages()))
  outside().tabs.listen(message => {
    if (message.kind === 'language') void showLanguage(message.language)
  })
}

/** Shows the portal in another language at once, here and in the other tabs, and remembers it (spec §9: 365 days). */
export const changeLanguage = async (language: Language): Promise<void> => {
  writeStored('language', language)
  outside().tabs.tell({ kind: 'language', language })
  await showLanguage(language)
}

/** A file that can't be had costs the reader their language, not the portal. */
const showFirstLanguage = async (language: Language): Promise<void> => {
  try {
    await showLanguage(language)
  } catch (cause) {
    if (language === fallbackLanguage) throw cause
    outside().warn(`The texts in ${language} could not be loaded.`, cause)
    await showLanguage(fallbackLanguage)
  }
}

let wanted: Language | undefined

const showLanguage = async (language: Language): Promise<void> => {
  wanted = language
  const texts = loadedTexts(await outside().loadMessages(language))
  // Two changes in a row: files can arrive in the other order, and the last wish counts.
  if (wanted !== language || catalogue === undefined) return
  catalogue.addResourceBundle(language, namespace, texts)
  await catalogue.changeLanguage(language)
  $language.set(language)
  publish()
}

/** Only texts under keys of their own are taken; `__proto__` and its like never reach the catalogue (T28). */
const loadedTexts = (file: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(file ?? {}).filter((entry): entry is [string, string] => {
      const [key, text] = entry
      return typeof text === 'string' && !['__proto__', 'constructor', 'prototype'].includes(key)
    })
  )

const publish = (): void => {
  const fixed = catalogue?.getFixedT($language.get(), namespace)
  if (fixed !== undefined) $translate.set((key, values) => String(fixed(key, values ?? {})))
}

/**
 * Adds the texts of a sub-application under a namespace of its own, so that two can't overwrite each other's.
 * @param texts one flat object of texts for each language
 * @returns the text function of that namespace; its texts follow `$language`
 */
export const addMessages = (
  own: string,
  texts: Partial<Record<Language, Record<string, string>>>
): ((key: string, values?: MessageValues) => string) => {
  for (const [language, file] of Object.entries(texts)) catalogue?.addResourceBundle(language, own, loadedTexts(file))
  return (key, values) => {
    const fixed = catalogue?.getFixedT($language.get(), own)
    return fixed === undefined ? key : String(fixed(key, values ?? {}))
  }
}

/** The text of a key that came from the cloud (a menu's `langKey`), or the name sent with it. */
export const translateOr = (key: string | null, name: string): string => {
  const language = $language.get()
  const texts = [language, fallbackLanguage].map(it => catalogue?.getResourceBundle(it, namespace) as unknown)
  for (const bundle of texts) {
    // Own properties only: a key of `constructor` must not find the one that every object inherits.
    if (key !== null && bundle instanceof Object && Object.hasOwn(bundle, key)) return catalogue?.t(key) ?? name
  }
  return name
}
