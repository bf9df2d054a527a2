import { computed, type ReadableAtom } from 'nanostores'
import { type InferOutput, safeParse } from 'valibot'
import { languageFile, type languageHash } from '#contract/calls/languages/language-files.ts'
import type { Language } from '#contract/languages.ts'
import { adapter } from '../adapter.ts'
import { request, takeData } from '../calls/api.ts'
import { ContractBroken } from '../calls/errors.ts'
import { freeze, makeStore, readOnly, write } from '../stores.ts'
import { safeTexts, sameTexts, type Texts, textsBelow } from './catalogue.ts'
import { $language, $translate } from './language.ts'
import { fileTexts, readStoredFile, readStoredList, writeStoredFile } from './stored-texts.ts'
import { layerOf } from './traditional.ts'

/*
 * The texts that somebody uploaded for a sub-application. Each sub-application is handed those of its own topic, and has the
 * texts that it was built with besides. Without an upload nothing is asked for.
 */

type Uploaded = Readonly<{ language: Language; texts: Texts }>

/**
 * What the portal serves a sub-application: texts that were uploaded for it, in the language that they are in, and those that
 * several applications say.
 */
export type ServedTexts = Uploaded & Readonly<{ common: Texts }>

/** What the cloud says of one file of texts. */
type Row = Pick<InferOutput<typeof languageHash>, 'intLangCode' | 'langDescJsonMd5'> & { topics?: string[] | undefined }

/** What the cloud last said of a language: its own file, and the one whose texts lie over it. Nothing before it said anything. */
type Said = readonly (Row | undefined)[]

const said = new Map<Language, Said>()
const stores = new Map<string, ReadableAtom<Uploaded>>()
const served = new Map<string, ReadableAtom<ServedTexts>>()

/** What several applications say, in the current language. The topic `common` is loaded before such an application is mounted. */
const $common = makeStore<Texts>({})

const showCommon = (): void => {
  const texts = textsBelow($language.get(), 'common.')
  if (!sameTexts($common.get(), texts)) write($common, texts)
}

/** The texts for a sub-application in the current language, at first those that the browser keeps. */
export const textsOfTopic = (topic: string): ReadableAtom<ServedTexts> => {
  const known = served.get(topic)
  if (known !== undefined) return known
  if (stores.size === 0) {
    $language.listen(showKept)
    $translate.subscribe(showCommon)
  }
  const language = $language.get()
  const uploaded = makeStore<Uploaded>({ language, texts: keptTexts(language, topic) ?? {} })
  const both = computed([uploaded, $common], (now, common): ServedTexts => freeze({ ...now, common }))
  const store = readOnly(both)
  stores.set(topic, uploaded)
  served.set(topic, store)
  void refreshTopic(topic)
  return store
}

/** Brings the open topics up to date with what the cloud says of the language. It never fails. */
export const refreshTopics = (language: Language, now: Said): void => {
  said.set(language, now)
  for (const topic of stores.keys()) void refreshTopic(topic)
}

const showKept = (language: Language): void => {
  for (const topic of stores.keys()) show(topic, language, keptTexts(language, topic) ?? {})
}

const keptTexts = (language: Language, topic: string): Texts | undefined => {
  const layer = layerOf(language, readStoredList())
  const over = layer === undefined ? undefined : keptIn(layer, topic)
  const own = keptIn(language, topic)
  return over === undefined ? own : { ...own, ...over }
}

const keptIn = (code: string, topic: string): Texts | undefined => {
  const topics = readStoredFile(code)?.topics ?? {}
  return Object.hasOwn(topics, topic) ? safeTexts(topics[topic]) : undefined
}

const refreshTopic = async (topic: string): Promise<void> => {
  const language = $language.get()
  if (!said.has(language)) return
  const now = said.get(language) ?? []
  try {
    const layers: Texts[] = []
    for (const row of now) if (row?.topics?.includes(topic)) layers.push(await currentTexts(row, topic))
    if (said.get(language) === now) show(topic, language, Object.assign({}, ...layers))
  } catch (cause) {
    adapter().warn(`The cloud's texts of ${topic} in ${language} could not be brought up to date.`, cause)
  }
}

const currentTexts = async ({ intLangCode: code, langDescJsonMd5: hash }: Row, topic: string): Promise<Texts> => {
  const isCurrent = () => readStoredFile(code)?.localFileMd5 === hash
  const kept = isCurrent() ? keptIn(code, topic) : undefined
  if (kept !== undefined) return kept
  const texts = await downloadTexts(code, topic)
  const file = readStoredFile(code)
  if (file?.localFileMd5 === hash) writeStoredFile(code, { ...file, topics: { ...file.topics, [topic]: texts } })
  return texts
}

const show = (topic: string, language: Language, texts: Texts): void => {
  const store = stores.get(topic)
  if (store === undefined || $language.get() !== language) return
  const before = store.get()
  if (before.language !== language || !sameTexts(before.texts, texts)) write(store, { language, texts })
}

/**
 * The texts of one topic as the cloud has them, none where it has none.
 * @throws Refused, and ContractBroken when they are more than any upload may have
 */
export const downloadTexts = async (code: string, topic: string): Promise<Texts> => {
  const answer = await request(languageFile, { query: { intLangCode: code, topic } }, { quiet: true })
  const topics = takeData(languageFile, answer)
  const checked = safeParse(fileTexts, Object.hasOwn(topics, topic) ? topics[topic] : {})
  if (!checked.success) throw new ContractBroken(`The texts of ${topic} in ${code}: ${checked.issues[0].message}`)
  return safeTexts(checked.output)
}
