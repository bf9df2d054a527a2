import type { LanguageRow } from '#contract/calls/languages/language-files.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import { missingKeys } from '#contract/texts/compare-texts.ts'
import { expectedKeys } from '#contract/texts/message-keys.ts'
import { day } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { countUsersByLanguage, findLanguageContent, findLanguages } from './sql.ts'
import { readStored } from './stored-texts.ts'

/** A person who was here in these days counts as a user of a language. */
const usedWithinMs = 30 * day

/** Every language, or one, as the list shows it. */
export const languageRows = async (database: Database, now: number, intLangCode?: string): Promise<LanguageRow[]> => {
  const languages = await findLanguages(database, intLangCode)
  const english = await findLanguageContent(database, fallbackLanguage)
  const model = english === undefined ? {} : readStored(english).sso
  const users = await countUsersByLanguage(database, now - usedWithinMs)
  return languages.map(({ content, ...language }) => ({
    ...language,
    expectedCount: expectedKeys(language.intLangCode, model).length,
    missingCount: missingKeys(language.intLangCode, readStored(content).sso, model).length,
    userCount: users.get(language.intLangCode) ?? 0
  }))
}
