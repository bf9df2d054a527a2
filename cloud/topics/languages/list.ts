import type { LanguageRow } from '#contract/calls/languages/language-files.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import { missingKeys } from '#contract/texts/compare-texts.ts'
import { expectedKeys } from '#contract/texts/message-keys.ts'
import { day } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { shippedTexts } from './shipped-files.ts'
import { countUsersByLanguage, findLanguageContent, findLanguages } from './sql.ts'
import { type KeptTexts, readStored } from './stored-texts.ts'
import { wholeTopics } from './topics.pure.ts'

/** A person who was here in these days counts as a user of a language. */
const usedWithinMs = 30 * day

/** Every language, or one, as the list shows it. */
export const languageRows = async (database: Database, now: number, intLangCode?: string): Promise<LanguageRow[]> => {
  const languages = await findLanguages(database, intLangCode)
  const english = await findLanguageContent(database, fallbackLanguage)
  const shipped = await shippedTexts()
  const wholeOf = (language: string, content: Uint8Array): KeptTexts =>
    wholeTopics(readStored(content), shipped.get(language) ?? {})
  const model = english === undefined ? { sso: {} } : wholeOf(fallbackLanguage, english)
  const users = await countUsersByLanguage(database, now - usedWithinMs)
  return languages.map(({ content, ...language }) => {
    const whole = wholeOf(language.intLangCode, content)
    const topics = completenessOf(language.intLangCode, whole, model)
    const sumOf = (count: 'expectedCount' | 'missingCount') => topics.reduce((sum, topic) => sum + topic[count], 0)
    return {
      ...language,
      keyCount: Object.values(whole).reduce((count, texts) => count + Object.keys(texts).length, 0),
      expectedCount: sumOf('expectedCount'),
      missingCount: sumOf('missingCount'),
      topics,
      userCount: users.get(language.intLangCode) ?? 0
    }
  })
}

const completenessOf = (language: string, texts: KeptTexts, model: KeptTexts) =>
  Object.entries(model).map(([topic, english]) => ({
    topic,
    expectedCount: expectedKeys(language, english).length,
    missingCount: missingKeys(language, Object.hasOwn(texts, topic) ? (texts[topic] ?? {}) : {}, english).length
  }))
