import { fallbackLanguage, type Language, traditionalChinese } from '#contract/languages.ts'
import { titlesIn } from '#contract/page/sub-apps/sub-app-titles.ts'
import { adapter } from '../adapter.ts'
import { environment } from '../environment.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import { makeStore, write } from '../stores.ts'
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
import { chooseLanguage } from './choose-language.pure.ts'
import type { OwnTranslate, Topic, Translate } from './message-keys.ts'
import { chooseTraditional, keptTextsOf, startTraditional } from './traditional.ts'

/** The current language. It changes only after its texts are loaded, so that no raw key is ever shown. */
export const $language = makeStore<Language>(fallbackLanguage)

/**
 * The text function of the current language. It is replaced when the language or the texts change. Before the first
 * texts are loaded it returns empty texts.
 */
export const $translate = makeStore<Translate>(() => '')

/** The text of a key from the cloud (a menu's `langKey`), or the name that the cloud sent with the key. */
export type TranslateOr = (key: string | null, name: string) => string

/** The same for keys from the cloud. Replaced together with `$translate`. */
export const $translateOr = makeStore<TranslateOr>((_, name) => name)

/** Current text of a key, for code outside components. */
export const translate: Translate = (key, values) => $translate.get()(key, values)

let shown: Promise<void> | undefined

/** Settles when the first texts are loaded. */
export const textsShown = (): Promise<void> => shown ?? Promise.reject(new Error('startLanguage() was not called.'))

/** The files in use. A change of language waits for all of them. */
const inUse = new Set<TextFile>(['first'])

/** Files that are being loaded, so that no file is requested twice. */
const underWay = new Map<string, Promise<void>>()

/** Creates the catalogue in the saved language or the browser's. Callers can fetch data before it is ready. */
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
  startTraditional()
  createCatalogue()
  await showFirstLanguage(first)
  adapter().tabs.listen(message => {
    if (message.kind !== 'language') return
    chooseTraditional(readStored('language') === traditionalChinese)
    void showLanguage(message.language).catch(warnOf(message.language))
  })
}

const warnOf = (language: Language) => (cause: unknown) =>
  adapter().warn(`The texts in ${language} could not be loaded.`, cause)

/**
 * Changes the language at once, here and in the other tabs, and stores it (docs/requirements.md §9: 365 days).
 * @param traditional Chinese in the texts that somebody uploaded for Traditional Chinese
 * @throws Unreachable when its texts can't be loaded; the language then stays the same
 */
export const changeLanguage = async (language: Language, traditional = false): Promise<void> => {
  await showLanguage(language)
  if ($language.get() !== language) return
  writeStored('language', traditional ? traditionalChinese : language)
  chooseTraditional(traditional)
  adapter().tabs.tell({ kind: 'language', language })
}

/** When a file can't be loaded, the portal falls back to English. */
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

/** The language that calls send: the current one, or the one that is being loaded. */
export const languageWanted = (): Language => wanted ?? $language.get()

const showLanguage = async (language: Language): Promise<void> => {
  wanted = language
  try {
    await loadAllOf(language)
  } catch (cause) {
    if (wanted === language) wanted = $language.get()
    throw cause
  }
  // After two changes in a row, files can arrive in the other order. The last choice counts.
  if (wanted !== language) return
  write($language, language)
  publishTexts()
}

/** Waits for every file in use, and for files that are added meanwhile. */
const loadAllOf = async (language: Language): Promise<void> => {
  // The stored texts of the cloud are shown from the first paint on. Whether they are current is checked afterwards.
  if (!hasTexts(language, 'first')) {
    const { renderedFrame: frame } = adapter()
    // Texts that the server used for this page are newer than the stored ones.
    layTextsOver(language, { ...keptTextsOf(language), ...(frame?.language === language ? frame.texts : {}) })
  }
  const missing = (): TextFile[] => [...inUse].filter(file => !hasTexts(language, file))
  while (missing().length > 0) await Promise.all(missing().map(file => loadFile(language, file)))
}

/** The titles of the environment's sub-applications are texts as all others, so that the cloud can replace them. */
const withTitles = (language: Language, texts: unknown): unknown => ({
  ...(typeof texts === 'object' ? texts : {}),
  ...titlesIn(environment().subApps, language)
})

const loadFile = (language: Language, file: TextFile): Promise<void> => {
  const name = `${language}/${file}`
  const started = underWay.get(name)
  if (started !== undefined) return started
  const loading = adapter()
    .loadMessages(language, file === 'first' ? undefined : file)
    .then(texts => addTexts(language, file, file === 'first' ? withTitles(language, texts) : texts))
    .finally(() => underWay.delete(name))
  underWay.set(name, loading)
  return loading
}

/**
 * Loads the texts of a topic once. Later they follow the language. A page requests them together with its own file, and
 * shows nothing before both are loaded.
 * @throws Unreachable when the texts can be loaded neither in the current language nor in English
 */
export const loadTexts = async (topic: Topic): Promise<void> => {
  await textsShown()
  // A language that is being loaded waits for this file too, from now on.
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

/** Publishes the texts that the catalogue has now. */
export const publishTexts = (): void => {
  const language = $language.get()
  const fixed = translateIn(language)
  if (fixed === undefined) return
  write($translate, fixed)
  write($translateOr, (key, name) => (key === null ? undefined : ownText(language, key)) ?? name)
}

/**
 * Adds the texts of a sub-application under its own namespace, so that two sub-applications can't overwrite each other.
 * @param texts one flat object of texts per language; English decides which keys exist
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
 * The current text of a key from the cloud, for code outside components. It reads the language itself, because a
 * listener of `$language` may run before `$translateOr` is replaced.
 */
export const translateOr: TranslateOr = (key, name) =>
  (key === null ? undefined : ownText($language.get(), key)) ?? name
