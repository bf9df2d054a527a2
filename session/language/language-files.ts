import { languageHashes } from '#contract/calls/languages/language-files.ts'
import type { Language } from '#contract/languages.ts'
import { portalTopic } from '#contract/texts/language-topics.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { $change } from '../live/change.ts'
import { layTextsOver, type Texts } from './catalogue.ts'
import { $language, publishTexts } from './language.ts'
import {
  readStoredFile,
  readStoredList,
  removeStoredFile,
  type StoredList,
  writeStoredFile,
  writeStoredList
} from './stored-texts.ts'
import { downloadTexts, refreshTopics } from './topic-texts.ts'
import { $traditionalWanted, keptTextsOf, layerOf, noteUploaded } from './traditional.ts'

/** Updates the cloud's texts now, and after each change of language. Called after the first paint. */
export const followLanguageFiles = (): void => {
  $language.subscribe(() => void refreshLanguageFiles())
  $traditionalWanted.listen(() => void refreshLanguageFiles())
}

/** Updates the cloud's texts when the cloud says that they changed. */
export const followLanguageNews = (): void => {
  $change.listen(change => {
    if (change?.action === 'language_changed') void refreshLanguageFiles()
  })
}

/** The newest refresh of each language. Late results of an older refresh are ignored. */
const newest = new Map<Language, number>()

/**
 * Updates the texts of the current language to the cloud's version (docs/requirements.md §4.11 to §4.13). It is called again when the
 * cloud says that they changed. The calls have no time limit, so nobody waits for this. It never fails.
 */
export const refreshLanguageFiles = async (): Promise<void> => {
  const language = $language.get()
  const turn = (newest.get(language) ?? 0) + 1
  newest.set(language, turn)
  const isNewest = (): boolean => newest.get(language) === turn
  try {
    const list = await request(languageHashes, {}, { quiet: true })
    const texts = await currentTexts(language, list, isNewest)
    const layer = layerOf(language, list)
    const over = layer === undefined ? undefined : await currentTexts(layer, list, isNewest)
    if (!isNewest()) return
    const isChanged = noteUploaded(language, list, over !== undefined)
    show(language, over === undefined ? texts : { ...texts, ...over }, isChanged)
    refreshTopics(language, [rowIn(list, language), rowIn(list, layer)])
  } catch (cause) {
    adapter().warn(`The cloud's texts in ${language} could not be brought up to date.`, cause)
    if (isNewest()) show(language, keptTextsOf(language))
  }
}

const show = (language: Language, texts: Texts | undefined, isChanged = false): void => {
  const isNew = layTextsOver(language, texts)
  if ((isNew || isChanged) && $language.get() === language) publishTexts()
}

const rowIn = (list: StoredList | undefined, language: string | undefined) =>
  list?.find(it => it.intLangCode === language)

/**
 * The stored file when its hash is still the cloud's. Otherwise the cloud's file, which is then stored.
 * @returns undefined when the cloud no longer has the language
 * @throws Error when the list is empty, and every error of a call
 */
const currentTexts = async (
  language: string,
  list: StoredList,
  isNewest: () => boolean
): Promise<Texts | undefined> => {
  if (list.length === 0) throw new Error('There are no languages.')
  const hash = rowIn(list, language)?.langDescJsonMd5
  const file = readStoredFile(language)
  // The file's own hash is checked too: after a failed download, the stored list is newer than the stored file.
  if (file !== undefined && file.localFileMd5 === hash && rowIn(readStoredList(), language)?.langDescJsonMd5 === hash)
    return file.sso
  writeStoredList(list)
  if (hash === undefined) {
    removeStoredFile(language)
    return undefined
  }
  const sso = await downloadTexts(language, portalTopic)
  if (isNewest()) writeStoredFile(language, { localFileMd5: hash, sso })
  return sso
}
