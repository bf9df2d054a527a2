import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { findShippedPart, markShippedPart } from '../../database/upkeep/shipped-data.ts'
import { addLanguage, isShipped, lockLanguage, putLanguageVersion, type StoredTexts } from './sql.ts'

/**
 * Puts in a language that came with the portal, once, and over the version of an earlier release. It never goes over a
 * version that somebody uploaded, and never comes back after somebody deleted it.
 */
export const shipLanguage = (
  database: Database,
  { intLangCode, langName, stored }: { intLangCode: string; langName: string; stored: StoredTexts },
  updateTime: number
): Promise<void> =>
  database.transaction(async transaction => {
    const part = `language ${intLangCode}`
    const isNew = (await findShippedPart(transaction, part)) === undefined
    if (isNew) await addLanguage(transaction, { intLangCode, langName })
    if (!(await lockLanguage(transaction, intLangCode))) return
    if ((await isShipped(transaction, intLangCode)) === false) return
    const version = { ...stored, updateTime, updateUserId: null, shipped: true }
    await putLanguageVersion(transaction, intLangCode, version, limits.languageVersionsKept)
    if (isNew) await markShippedPart(transaction, part, updateTime)
  })
