import { atom } from 'nanostores'
import { fallbackLanguage, type Language } from '#contract/languages.ts'
import { adapter } from '../adapter.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import {
  addOwnTexts,
  addTexts,
  createCatalogue,
  hasTexts,
  layTextsOver,
  ownText,
  type TextFile,
  type Texts,
  translateIn,
  translateOwnIn
} from './catalogue.ts'
import { chooseLanguage } from './choose-language.ts'
import type { OwnTranslate, Topic, Translate } from './message-keys.ts'
import { readStoredFile } from './stored-texts.ts'

/** The language that the person reads now. It changes only once its texts are there, so that no raw key is ever shown. */
export const $language = atom<Language>(fallbackLanguage)

/**
 * The text function for the current language; replaced when the language or the texts change. Before the first texts
 * are there it gives empty ones, so that nobody reads a key.
 */
export const $translate = atom<Translate>(() => '')

/** The text of a key that came from the cloud (a menu's `langKey`), or the name sent with it. */
export type TranslateOr = (key: string | null, name: string) => string

/** The same for keys that came from the cloud; replaced together with `$translate`. */
export const $translateOr = atom<TranslateOr>((_, name) => name)

/** Current text of a key, for code outside components. */
export const translate: Translate = (key, values) => $translate.get()(key, values)

let shown: Promise<void> | undefined

/** Settles when the first texts are there. */
export const textsShown = (): Promise<void> => shown ?? Promise.reject(new Error('The language was not started.'))

/** The files that are in use: a change of language waits for all of them. */
const inUse = new Set<TextFile>(['first'])

/** Files on their way, so that nobody asks for one twice. */
const underWay = new Map<string, Promise<void>>()

/** Starts the catalogue in the saved or the browser's language. The caller need not wait for it before fetching data. */
export const startLanguage = (): Promise<void> => {
  shown = startCatalogue()
  return shown
}

const startCatalogue = async (): Promise<void> => {
  inUse.clear()
  inUse.add('first')
  underWay.clear()
  const first = chooseLanguage(readStored('language'), adapter().browserLanguages())
  wanted = first
  createCatalogue()
  await showFirstLanguage(first)
  adapter().tabs.listen(message => {
    if (message.kind === 'language') void showLanguage(message.language).catch(warnOf(message.language))
  })
}

const warnOf = (language: Language) => (cause: unknown) =>
  adapter().warn(`The texts in ${language} could not be loaded.`, cause)

/**
 * Shows the portal in another language at once, here and in the other tabs, and remembers it (spec §9: 365 days).
 * @throws Unreachable when its texts can't be had; the language then stays what it was
 */
export const changeLanguage = async (language: Language): Promise<void> => {
  await showLanguage(language)
  if ($language.get() !== language) return
  writeStored('language', language)
  adapter().tabs.tell({ kind: 'language', language })
}

/** A file that can't be had costs the reader their language, not the portal. */
const showFirstLanguage = async (language: Language): Promise<void> => {
  try {
    await showLanguage(language)
  } catch (cause) {
    if (language === fallbackLanguage) throw cause
    warnOf(language)(cause)
    await showLanguage(fallbackLanguage)
  }
}

let wanted: Language | undefined

/** The language that calls are made in: the one that is shown, or about to be. */
export const languageWanted = (): Language => wanted ?? $language.get()

const showLanguage = async (language: Language): Promise<void> => {
  wanted = language
  try {
    await loadAllOf(language)
  } catch (cause) {
    if (wanted === language) wanted = $language.get()
    throw cause
  }
  // Two changes in a row: files can arrive in the other order, and the last wish counts.
  if (wanted !== language) return
  $language.set(language)
  publishTexts()
}

/** Every file in use, and those that come into use meanwhile. */
const loadAllOf = async (language: Language): Promise<void> => {
  // What the cloud said last is there from the first paint on; whether it still holds is asked afterwards.
  if (!hasTexts(language, 'first')) {
    const { renderedFrame: frame } = adapter()
    // Texts that the server has just used are newer than the stored ones.
    layTextsOver(language, { ...readStoredFile(language)?.sso, ...(frame?.language === language ? frame.texts : {}) })
  }
  const missing = (): TextFile[] => [...inUse].filter(file => !hasTexts(language, file))
  while (missing().length > 0) await Promise.all(missing().map(file => loadFile(language, file)))
}

const loadFile = (language: Language, file: TextFile): Promise<void> => {
  const name = `${language}/${file}`
  const started = underWay.get(name)
  if (started !== undefined) return started
  const loading = adapter()
    .loadMessages(language, file === 'first' ? undefined : file)
    .then(texts => addTexts(language, file, texts))
    .finally(() => underWay.delete(name))
  underWay.set(name, loading)
  return loading
}

/**
 * Loads the texts of a topic, once; from then on they follow the language. A page asks for them beside its own file
 * and shows nothing before both are there.
 * @throws Unreachable when they can be had neither in the current language nor in English
 */
export const loadTexts = async (topic: Topic): Promise<void> => {
  await textsShown()
  // A language that is on its way waits for this file too, from here on.
  inUse.add(topic)
  const language = $language.get()
  if (hasTexts(language, topic)) return
  try {
    await loadFile(language, topic)
  } catch (cause) {
    try {
      warnOf(language)(cause)
      await loadFile(fallbackLanguage, topic)
    } catch (again) {
      inUse.delete(topic)
      throw again
    }
  }
  publishTexts()
}

/** Shows what the catalogue holds now. */
export const publishTexts = (): void => {
  const language = $language.get()
  const fixed = translateIn(language)
  if (fixed === undefined) return
  $translate.set(fixed)
  $translateOr.set((key, name) => (key === null ? undefined : ownText(language, key)) ?? name)
}

/**
 * Adds the texts of a sub-application under a namespace of its own, so that two can't overwrite each other's.
 * @param texts one flat object of texts for each language, of which English decides what keys there are
 * @returns the text function of that namespace; its texts follow `$language`
 */
export const addMessages = <English extends Texts>(
  own: string,
  texts: { en: English } & Partial<Record<Language, Texts>>
): OwnTranslate<English> => {
  addOwnTexts(own, texts)
  return (key, values) => translateOwnIn<typeof key>($language.get(), own)?.(key, values) ?? ''
}

/**
 * Current text of a key of the cloud, for code outside components. It reads the language itself: whoever hears of a new
 * language may ask before `$translateOr` is replaced.
 */
export const translateOr: TranslateOr = (key, name) =>
  (key === null ? undefined : ownText($language.get(), key)) ?? name
