import { codes } from '#contract/codes.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import { readLanguageFile } from '#contract/texts/language-file-rules.ts'
import type { LanguageTexts } from '#contract/texts/language-topics.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { UploadedFile } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import { problemSentence } from './problem-sentence.ts'
import { shippedTexts } from './shipped-files.ts'
import {
  addLanguage,
  deleteLanguage,
  findLanguageContent,
  findLanguageVersion,
  findLanguageVersions,
  isShipped,
  lockLanguage,
  putLanguageVersion,
  saveLanguage
} from './sql.ts'
import { readStored, storedTexts } from './stored-texts.ts'
import { uploadedTopics } from './topics.pure.ts'

/**
 * Adds a language or gives it new texts. Topics that the file lacks stay as they are. Nothing is written before the whole file was found good.
 * @throws Refusal 610614 to 610617 and 610632 for the file, 610602 for adding a language that is there, 610603 for
 *   replacing one that is not, 610606 for replacing a newer version than the one that was read
 */
export const upload = async (
  database: Database,
  { intLangCode, langName, mode }: { intLangCode: string; langName: string; mode: 'add' | 'replace' },
  file: UploadedFile,
  edit: Edit
): Promise<void> => {
  const result = readLanguageFile(file.name, file.bytes)
  if (!result.ok) throw new Refusal(result.code, { data: [{ field: 'file', reason: problemSentence(result.problem) }] })
  await database.transaction(async transaction => {
    if (mode === 'add') {
      if (!(await addLanguage(transaction, { intLangCode, langName }))) throw new Refusal(codes.recordExists)
    } else {
      if (!(await lockLanguage(transaction, intLangCode))) throw new Refusal(codes.recordNotFound)
      const saved = await saveLanguage(transaction, intLangCode, { langName }, edit)
      if (saved?.again) return
    }
    const before = await uploadedBefore(transaction, intLangCode)
    const shipped = (await shippedTexts()).get(intLangCode) ?? {}
    const stored = storedTexts(uploadedTopics(before, result.topics, shipped))
    const version = { ...stored, updateTime: edit.now, updateUserId: edit.userId, shipped: false }
    await putLanguageVersion(transaction, intLangCode, version, limits.languageVersionsKept)
  })
}

/** The texts of a language that was added or locked, nothing where it is as it was shipped. */
const uploadedBefore = async (transaction: Database, intLangCode: string): Promise<LanguageTexts> => {
  if ((await isShipped(transaction, intLangCode)) !== false) return {}
  const content = await findLanguageContent(transaction, intLangCode)
  return content === undefined ? {} : readStored(content)
}

/**
 * Brings a version back as the newest one; the one that is shown now stays as it is.
 * @throws Refusal 610603 for a language or version that is not there (any more), and as `saveEdit`
 */
export const restore = (
  database: Database,
  { intLangCode, versionId }: { intLangCode: string; versionId: number },
  edit: Edit
): Promise<void> =>
  database.transaction(async transaction => {
    const isThere = await lockLanguage(transaction, intLangCode)
    const version = isThere ? await findLanguageVersion(transaction, intLangCode, versionId) : undefined
    if (version === undefined) throw new Refusal(codes.recordNotFound)
    const saved = await saveLanguage(transaction, intLangCode, {}, edit)
    if (saved?.again) return
    const { content, langDescJsonMd5, keyCount } = version
    const by = { updateTime: edit.now, updateUserId: edit.userId }
    const restored = { content, langDescJsonMd5, keyCount, ...by, shipped: false }
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
