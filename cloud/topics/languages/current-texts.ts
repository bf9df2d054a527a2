import type { Database } from '../../database/open.ts'
import { findLanguageContent, languageHashFinder } from './sql.ts'
import { readStored } from './stored-texts.ts'

/** The cloud's texts of a language, none for one that it does not have. They are read once, and anew when they changed. */
export const openCurrentTexts = (database: Database): ((language: string) => Promise<Record<string, string>>) => {
  const kept = new Map<string, { hash: string; texts: Record<string, string> }>()
  const findHash = languageHashFinder(database)
  return async language => {
    const known = kept.get(language)
    const hash = await findHash(language)
    if (hash === undefined) return {}
    if (known?.hash === hash) return known.texts
    const content = await findLanguageContent(database, language)
    const texts = content === undefined ? {} : readStored(content).sso
    kept.set(language, { hash, texts })
    return texts
  }
}
