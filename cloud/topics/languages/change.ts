import { codes } from '#contract/codes.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import { readLanguageFile } from '#contract/texts/language-file-rules.ts'
import type { Database } from '../../database/open.ts'
import type { UploadedFile } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import { problemSentence } from './problem-sentence.ts'
import {
  addLanguage,
  deleteLanguage,
  findLanguageVersion,
  findLanguageVersions,
  lockLanguage,
  putLanguageVersion,
  renameLanguage
} from './sql.ts'
import { storedTexts } from './stored-texts.ts'

type By = { userId: number; time: number }

/**
 * Adds a language or gives it a new file. Nothing is written before the whole file was found good.
 * @throws Refusal 610614 to 610617 and 610632 for the file, 610602 for adding a language that is there, 610603 for
 *   replacing one that is not
 */
export const upload = async (
  database: Database,
  { intLangCode, langName, mode }: { intLangCode: string; langName: string; mode: 'add' | 'replace' },
  file: UploadedFile,
  { userId, time }: By
): Promise<void> => {
  const result = readLanguageFile(file.name, file.bytes)
  if (!result.ok) throw new Refusal(result.code, { data: [{ field: 'file', reason: problemSentence(result.problem) }] })
  const stored = storedTexts(result.texts)
  await database.transaction(async transaction => {
    if (mode === 'add') {
      if (!(await addLanguage(transaction, { intLangCode, langName }))) throw new Refusal(codes.recordExists)
    } else {
      if (!(await lockLanguage(transaction, intLangCode))) throw new Refusal(codes.recordNotFound)
      await renameLanguage(transaction, intLangCode, langName)
    }
    const version = { ...stored, updateTime: time, updateUserId: userId, shipped: false }
    await putLanguageVersion(transaction, intLangCode, version, limits.languageVersionsKept)
  })
}

/**
 * Brings a version back as the newest one; the one that is shown now stays as it is.
 * @throws Refusal 610603 for a language or version that is not there (any more)
 */
export const restore = (
  database: Database,
  { intLangCode, versionId }: { intLangCode: string; versionId: number },
  { userId, time }: By
): Promise<void> =>
  database.transaction(async transaction => {
    const isThere = await lockLanguage(transaction, intLangCode)
    const version = isThere ? await findLanguageVersion(transaction, intLangCode, versionId) : undefined
    if (version === undefined) throw new Refusal(codes.recordNotFound)
    const { content, langDescJsonMd5, keyCount } = version
    const restored = { content, langDescJsonMd5, keyCount, updateTime: time, updateUserId: userId, shipped: false }
    await putLanguageVersion(transaction, intLangCode, restored, limits.languageVersionsKept)
  })

/** @throws Refusal 614151 for English, which stands in for every other language; 610603 for one that is not there */
export const remove = async (database: Database, intLangCode: string): Promise<void> => {
  if (intLangCode === fallbackLanguage) throw new Refusal(codes.languageDeleteForbidden)
  if (!(await deleteLanguage(database, intLangCode))) throw new Refusal(codes.recordNotFound)
}

/** The kept versions of a language, newest first; the newest is the one that is shown. */
export const versionsOf = async (database: Database, intLangCode: string) => {
  const versions = await findLanguageVersions(database, intLangCode)
  if (versions.length === 0) throw new Refusal(codes.recordNotFound)
  return versions.map((version, index) => ({ ...version, current: index === 0 }))
}
