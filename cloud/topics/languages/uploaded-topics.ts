import type { Database } from '../../database/open.ts'
import { findLanguageContent, findLanguageHashes } from './sql.ts'
import { readStored } from './stored-texts.ts'
import { topicsOf } from './topics.pure.ts'

/**
 * Finds the hash of each language, and the sub-applications that it has uploaded texts for. The texts of a language are read
 * once for each of its hashes. A language that came with the portal needs no reading: its sub-applications have its texts.
 */
export const languageHashLister = (database: Database) => {
  const known = new Map<string, { hash: string; topics: string[] }>()
  const topicsIn = async (language: string, hash: string): Promise<string[]> => {
    const kept = known.get(language)
    if (kept?.hash === hash) return kept.topics
    const content = await findLanguageContent(database, language)
    const topics = content === undefined ? [] : topicsOf(readStored(content))
    known.set(language, { hash, topics })
    return topics
  }
  return async () => {
    const rows = await findLanguageHashes(database)
    const listed = rows.map(async ({ shipped, ...row }) => {
      const topics = shipped ? [] : await topicsIn(row.intLangCode, row.langDescJsonMd5)
      return topics.length === 0 ? row : { ...row, topics }
    })
    return Promise.all(listed)
  }
}
