import { glob, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fallbackLanguage, type Language, languageCodes, languageNames } from '#contract/languages.ts'
import { type LanguageTexts, portalTopic } from '#contract/texts/language-topics.ts'
import type { StoredTexts } from './sql.ts'
import { storedTexts } from './stored-texts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The message files of the portal, and those of each sub-application, wherever in its folder they are. */
const patterns = ['session/messages/**/*.json', 'sub-apps/*/{,*/}messages/*.json']

const topicOf = (file: string): string => /^sub-apps\/([^/]+)/.exec(file)?.[1] ?? portalTopic

let read: Promise<ReadonlyMap<string, LanguageTexts>> | undefined

/** The texts that come with the portal and its sub-applications, by language and topic. The files are read once. */
export const shippedTexts = (): Promise<ReadonlyMap<string, LanguageTexts>> => {
  read ??= readShipped()
  return read
}

const findFiles = async (): Promise<string[]> =>
  (await Array.fromAsync(glob(patterns, { cwd: root }))).map(file => file.replaceAll('\\', '/')).sort()

const readShipped = async (): Promise<ReadonlyMap<string, LanguageTexts>> => {
  const found = await findFiles()
  const languages = languageCodes.map(async language => [language, await topicsIn(found, language)] as const)
  return new Map(await Promise.all(languages))
}

const topicsIn = async (
  files: readonly string[],
  language: Language,
  toValue = (text: string, _file: string): string => text
): Promise<LanguageTexts> => {
  const topics: Record<string, Record<string, string>> = Object.create(null)
  for (const file of files.filter(it => basename(it) === `${language}.json`)) {
    const texts = JSON.parse(await readFile(`${root}/${file}`, 'utf8')) as Record<string, string>
    const values = Object.entries(texts).map(([key, text]) => [key, toValue(text, file)])
    topics[topicOf(file)] = Object.assign(topics[topicOf(file)] ?? Object.create(null), Object.fromEntries(values))
  }
  return topics
}

let folders: Promise<LanguageTexts> | undefined

/** The folder of the message file that has a text, by topic and key of the English files: `session/messages/home`. */
export const shippedFolders = (): Promise<LanguageTexts> => {
  folders ??= findFiles().then(files => topicsIn(files, fallbackLanguage, (_text, file) => dirname(file)))
  return folders
}

export type ShippedLanguageFile = { intLangCode: Language; langName: string; stored: StoredTexts }

/** The same as the cloud keeps a language. */
export const shippedLanguageFiles = async (): Promise<ShippedLanguageFile[]> => {
  const shipped = await shippedTexts()
  return languageCodes.flatMap(intLangCode => {
    const topics = shipped.get(intLangCode) ?? {}
    const isThere = Object.keys(topics).length > 0
    return isThere ? [{ intLangCode, langName: languageNames[intLangCode], stored: storedTexts(topics) }] : []
  })
}
