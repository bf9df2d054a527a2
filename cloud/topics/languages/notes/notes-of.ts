import type { LanguageNotes } from '#contract/calls/languages/language-notes.ts'
import { codes } from '#contract/codes.ts'
import { fallbackLanguage, knownLanguage } from '#contract/languages.ts'
import type { LanguageTexts } from '#contract/texts/language-topics.ts'
import type { Database } from '../../../database/open.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { shippedFolders, shippedTexts } from '../shipped-files.ts'
import { findLanguageContent, findLanguageVersion, findLanguageVersions } from '../sql.ts'
import { readStored } from '../stored-texts.ts'
import { wholeTopics } from '../topics.pure.ts'
import { glossary } from './glossary.ts'
import { notedTexts } from './noted-texts.pure.ts'

/**
 * The texts of a language with the notes for its translators. Other languages are compared with the English texts that are
 * shown. English itself is compared with those that came with the portal.
 * @throws Refusal 610603 for a language that is not there
 */
export const notesOf = async (database: Database, intLangCode: string): Promise<LanguageNotes> => {
  const [used] = await findLanguageVersions(database, intLangCode)
  if (used === undefined) throw new Refusal(codes.recordNotFound)
  const isEnglish = intLangCode === fallbackLanguage
  const shipped = await shippedTexts()
  const wholeOf = async (language: string): Promise<LanguageTexts> => {
    const content = await findLanguageContent(database, language)
    return content === undefined ? {} : wholeTopics(readStored(content), shipped.get(language) ?? {})
  }
  const texts = await wholeOf(intLangCode)
  const english = isEnglish ? { ...texts, ...shipped.get(fallbackLanguage) } : await wholeOf(fallbackLanguage)
  const versions = await findLanguageVersions(database, fallbackLanguage)
  const then = versions.find(it => it.updateTime <= used.updateTime && (!isEnglish || it.shipped))
  const version = then && (await findLanguageVersion(database, fallbackLanguage, then.versionId))
  const { terms, find } = await glossary()
  const language = knownLanguage(intLangCode)
  return {
    since: used.updateTime,
    isCompared: version !== undefined,
    glossary: terms.map(({ words, ...term }) => {
      const word = language === undefined ? undefined : words[language]
      return { ...term, ...(word !== undefined && { word }) }
    }),
    texts: notedTexts({
      language: intLangCode,
      texts,
      english,
      englishThen: version === undefined ? {} : readStored(version.content),
      folders: await shippedFolders(),
      find
    })
  }
}
