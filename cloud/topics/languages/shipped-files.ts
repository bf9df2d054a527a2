import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languageCodes, languageNames } from '#contract/languages.ts'
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

const readShipped = async (): Promise<ReadonlyMap<string, LanguageTexts>> => {
  const found = (await Array.fromAsync(glob(patterns, { cwd: root }))).map(file => file.replaceAll('\\', '/')).sort()
  const languages = languageCodes.map(async language => [language, await topicsIn(found, language)] as const)
  return new Map(await Promise.all(languages))
}

const topicsIn = async (files: readonly string[], language: Language): Promise<LanguageTexts> => {
  const topics: Record<string, Record<string, string>> = Object.create(null)
  for (const file of files.filter(it => basename(it) === `${language}.json`)) {
    const texts = JSON.parse(await readFile(`${root}/${file}`, 'utf8')) as Record<string, string>
    topics[topicOf(file)] = Object.assign(topics[topicOf(file)] ?? Object.create(null), texts)
  }
  return topics
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
