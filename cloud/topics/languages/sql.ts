import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { type Edit, type Saved, saveEdit } from '../../database/rows/save-edit.ts'
import { languageFiles, languageVersions, robotKinds, usageEvents, users } from '../../database/schema.ts'

/** The texts of a language in the form in which they are kept and hashed. */
export type StoredTexts = { content: Uint8Array; langDescJsonMd5: string; keyCount: number }

/** The person who uploaded a version, and the time; nobody for a shipped version. */
type Origin = { updateTime: number; updateUserId: number | null; shipped: boolean }

const newestFirst = [desc(languageVersions.versionId)]

/** The newest version of each language. */
const newest = (database: Database) =>
  database
    .selectDistinctOn([languageVersions.intLangCode])
    .from(languageVersions)
    .orderBy(languageVersions.intLangCode, ...newestFirst)
    .as('newest')

/** The stored bytes of a language. */
export const findLanguageContent = async (database: Database, intLangCode: string): Promise<Uint8Array | undefined> => {
  const [version] = await database
    .select({ content: languageVersions.content })
    .from(languageVersions)
    .where(eq(languageVersions.intLangCode, intLangCode))
    .orderBy(...newestFirst)
    .limit(1)
  return version?.content
}

/** Finds the hash of a language's stored texts. Prepared, since every page asks it. */
export const languageHashFinder = (database: Database) => {
  const prepared = database
    .select({ langDescJsonMd5: languageVersions.langDescJsonMd5 })
    .from(languageVersions)
    .where(eq(languageVersions.intLangCode, sql.placeholder('intLangCode')))
    .orderBy(...newestFirst)
    .limit(1)
    .prepare('find_language_hash')
  return async (intLangCode: string): Promise<string | undefined> =>
    (await prepared.execute({ intLangCode }))[0]?.langDescJsonMd5
}

export const findLanguageHashes = (database: Database) =>
  database
    .selectDistinctOn([languageVersions.intLangCode], {
      intLangCode: languageVersions.intLangCode,
      langDescJsonMd5: languageVersions.langDescJsonMd5,
      shipped: languageVersions.shipped
    })
    .from(languageVersions)
    .orderBy(languageVersions.intLangCode, ...newestFirst)

/** A kind of robots that has names of its own, by language. */
export type NamedKind = { robotKind: string; names: Partial<Record<string, string>> }

/** The kinds that have names of their own. There are at most `robotKindsMax`. */
export const findNamedKinds = (database: Database): Promise<NamedKind[]> =>
  database
    .select({ robotKind: robotKinds.robotKind, names: robotKinds.names })
    .from(robotKinds)
    .where(sql`${robotKinds.names} <> '{}'`)
    .orderBy(asc(robotKinds.place))

/** Every language, or one, as it is now, with the nickname of who changed it last. */
export const findLanguages = async (database: Database, intLangCode?: string) => {
  const version = newest(database)
  return await database
    .select({
      intLangCode: languageFiles.intLangCode,
      langName: languageFiles.langName,
      version: languageFiles.edition,
      content: version.content,
      langDescJsonMd5: version.langDescJsonMd5,
      keyCount: version.keyCount,
      updateTime: version.updateTime,
      shipped: version.shipped,
      // One person for each language, and not a join in which all of them could be walked through.
      updateUser: sql<string | null>`(
        select ${users.nickname} from ${users} where ${users.userId} = ${version.updateUserId}
      )`
    })
    .from(languageFiles)
    .innerJoin(version, eq(version.intLangCode, languageFiles.intLangCode))
    .where(intLangCode === undefined ? undefined : eq(languageFiles.intLangCode, intLangCode))
    .orderBy(languageFiles.intLangCode)
}

/** How many people used the portal in each language since then, by the language that their events carry. */
export const countUsersByLanguage = async (database: Database, since: number): Promise<Map<string, number>> => {
  // The same expression as in the index, which cuts off text that is too long for a language's code.
  const language = sql<string>`left(${usageEvents.common} ->> 'language', 35)`
  const rows = await database
    .select({ language, users: sql<number>`count(distinct ${usageEvents.userId})::int` })
    .from(usageEvents)
    .where(gt(usageEvents.receiveTime, since))
    .groupBy(language)
  return new Map(rows.map(row => [row.language, row.users]))
}

export const findLanguageVersions = (database: Database, intLangCode: string) =>
  database
    .select({
      versionId: languageVersions.versionId,
      langDescJsonMd5: languageVersions.langDescJsonMd5,
      keyCount: languageVersions.keyCount,
      updateTime: languageVersions.updateTime,
      shipped: languageVersions.shipped,
      updateUser: users.nickname
    })
    .from(languageVersions)
    .leftJoin(users, eq(users.userId, languageVersions.updateUserId))
    .where(eq(languageVersions.intLangCode, intLangCode))
    .orderBy(...newestFirst)

/** One version with its bytes, as long as it is kept. */
export const findLanguageVersion = async (database: Database, intLangCode: string, versionId: number) => {
  const [version] = await database
    .select()
    .from(languageVersions)
    .where(and(eq(languageVersions.intLangCode, intLangCode), eq(languageVersions.versionId, versionId)))
  return version
}

/** Makes a language; false where it is there. Of several at the same moment one makes it, and the others wait for it. */
export const addLanguage = async (
  transaction: Database,
  language: { intLangCode: string; langName: string }
): Promise<boolean> => {
  const added = await transaction.insert(languageFiles).values(language).onConflictDoNothing().returning()
  return added.length > 0
}

/** Keeps others from changing a language until the transaction ends; false where there is none of that code. */
export const lockLanguage = async (transaction: Database, intLangCode: string): Promise<boolean> => {
  const found = await transaction
    .select({ intLangCode: languageFiles.intLangCode })
    .from(languageFiles)
    .where(eq(languageFiles.intLangCode, intLangCode))
    .for('update')
  return found.length > 0
}

/** Notes that somebody changes a language that is locked, and maybe its name. @throws Refusal as `saveEdit` */
export const saveLanguage = (
  transaction: Database,
  intLangCode: string,
  change: { langName?: string },
  edit: Edit
): Promise<Saved | undefined> =>
  saveEdit(transaction, languageFiles, eq(languageFiles.intLangCode, intLangCode), change, edit)

/**
 * Makes these the texts of a language that the transaction made or locked. Forgets the oldest versions beyond `kept`. Texts
 * that are current already make no new version: sending a file twice pushes nothing out.
 */
export const putLanguageVersion = async (
  transaction: Database,
  intLangCode: string,
  { content, langDescJsonMd5, keyCount, ...origin }: StoredTexts & Origin,
  kept: number
): Promise<void> => {
  const [current] = await transaction
    .select({ langDescJsonMd5: languageVersions.langDescJsonMd5 })
    .from(languageVersions)
    .where(eq(languageVersions.intLangCode, intLangCode))
    .orderBy(...newestFirst)
    .limit(1)
  if (current?.langDescJsonMd5 === langDescJsonMd5) return
  await transaction.insert(languageVersions).values({ intLangCode, content, langDescJsonMd5, keyCount, ...origin })
  const beyond = transaction
    .select({ versionId: languageVersions.versionId })
    .from(languageVersions)
    .where(eq(languageVersions.intLangCode, intLangCode))
    .orderBy(...newestFirst)
    .offset(kept)
  await transaction.delete(languageVersions).where(inArray(languageVersions.versionId, beyond))
}

/** Deletes a language with all its versions; false where there is none. */
export const deleteLanguage = async (database: Database, intLangCode: string): Promise<boolean> => {
  const deleted = await database
    .delete(languageFiles)
    .where(eq(languageFiles.intLangCode, intLangCode))
    .returning({ intLangCode: languageFiles.intLangCode })
  return deleted.length > 0
}

/** Whether the texts that a language shows now came with the portal; undefined where there is no such language. */
export const isShipped = async (database: Database, intLangCode: string): Promise<boolean | undefined> => {
  const [version] = await database
    .select({ shipped: languageVersions.shipped })
    .from(languageVersions)
    .where(eq(languageVersions.intLangCode, intLangCode))
    .orderBy(...newestFirst)
    .limit(1)
  return version?.shipped
}
