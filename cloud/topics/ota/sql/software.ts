import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Software, SoftwareKind, SoftwareNeed } from '#contract/calls/ota/software.ts'
import type { Database } from '../../../database/open.ts'
import { software, softwareParts, softwareVersions, users } from '../../../database/schema.ts'

/* Software and its versions. */

/** The signature of a version that has its file; null while the file is checked, and once it was removed. */
export const signatureColumn = sql<{ keyId: string; value: string } | null>`case when ${softwareVersions.hasFile}
  then json_build_object('keyId', ${softwareVersions.keyId}, 'value', ${softwareVersions.signature}) end`

type Page = { pageNo: number; size: number }

const columns = {
  softwareId: software.softwareId,
  kind: software.kind,
  name: software.name,
  maker: software.maker,
  models: software.models
}

/** Each piece of software with its newest usable version. It came in last, which counts for more than its number. */
const withVersions = async (
  database: Database,
  found: Omit<Software, 'newest' | 'versionCount'>[]
): Promise<Software[]> => {
  const ids = found.map(({ softwareId }) => softwareId)
  if (ids.length === 0) return []
  const sums = await database
    .select({
      softwareId: softwareVersions.softwareId,
      versionCount: sql<number>`count(*)::int`,
      newest: sql<string | null>`(array_agg(${softwareVersions.version} order by ${softwareVersions.versionId} desc)
        filter (where ${softwareVersions.state} = 'published'))[1]`
    })
    .from(softwareVersions)
    .where(inArray(softwareVersions.softwareId, ids))
    .groupBy(softwareVersions.softwareId)
  const sumOf = new Map(sums.map(({ softwareId, ...sum }) => [softwareId, sum]))
  return found.map(it => ({ newest: null, versionCount: 0, ...it, ...sumOf.get(it.softwareId) }))
}

/** One page of the software of a kind, by name. */
export const findSoftware = async (database: Database, kind: SoftwareKind, { pageNo, size }: Page) => {
  const matching = eq(software.kind, kind)
  const found = await database
    .select(columns)
    .from(software)
    .where(matching)
    .orderBy(sql`lower(${software.name})`, asc(software.softwareId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list: await withVersions(database, found), total: await database.$count(software, matching) }
}

export const findOneSoftware = async (database: Database, softwareId: number): Promise<Software | undefined> => {
  const found = await database.select(columns).from(software).where(eq(software.softwareId, softwareId))
  return (await withVersions(database, found))[0]
}

/** @returns undefined where one of its kind has the name, also one of the same moment */
export const addSoftware = async (
  database: Database,
  added: Pick<typeof software.$inferInsert, 'kind' | 'name' | 'maker' | 'models' | 'createTime' | 'demo'>
): Promise<number | undefined> => {
  const [row] = await database
    .insert(software)
    .values(added)
    .onConflictDoNothing()
    .returning({ softwareId: software.softwareId })
  return row?.softwareId
}

/** The names of pieces of software. */
export const findSoftwareNames = async (
  database: Database,
  softwareIds: readonly number[]
): Promise<Map<number, string>> => {
  if (softwareIds.length === 0) return new Map()
  const found = await database
    .select({ softwareId: software.softwareId, name: software.name })
    .from(software)
    .where(inArray(software.softwareId, [...softwareIds]))
  return new Map(found.map(({ softwareId, name }) => [softwareId, name]))
}

/** One page of the versions of a piece of software, the newest first. */
export const findVersions = async (database: Database, softwareId: number, userId: number, { pageNo, size }: Page) => {
  const matching = eq(softwareVersions.softwareId, softwareId)
  const found = await database
    .select({
      versionId: softwareVersions.versionId,
      softwareId: softwareVersions.softwareId,
      version: softwareVersions.version,
      fileName: softwareVersions.fileName,
      size: softwareVersions.size,
      sha256: softwareVersions.sha256,
      notes: softwareVersions.notes,
      needs: softwareVersions.needs,
      state: softwareVersions.state,
      hasFile: softwareVersions.hasFile,
      signature: sql<{ keyId: string; value: string } | null>`case
        when ${softwareVersions.hasFile} or ${softwareVersions.fileRemoveTime} is not null
        then json_build_object('keyId', ${softwareVersions.keyId}, 'value', ${softwareVersions.signature}) end`,
      fileRemoveTime: softwareVersions.fileRemoveTime,
      partsDone: sql<number>`case when ${softwareVersions.state} = 'uploading' then (select count(*)::int
        from ${softwareParts} as parts where parts.version_id = ${softwareVersions.versionId}) else 0 end`,
      own: sql<boolean>`coalesce(${softwareVersions.userId} = ${userId}, false)`,
      refusedWith: softwareVersions.refusedWith,
      createTime: softwareVersions.createTime,
      createdBy: users.nickname
    })
    .from(softwareVersions)
    .leftJoin(users, eq(users.userId, softwareVersions.userId))
    .where(matching)
    .orderBy(desc(softwareVersions.versionId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const names = await findSoftwareNames(
    database,
    found.flatMap(({ needs }) => needs.map(need => need.softwareId))
  )
  const list = found.map(it => ({
    ...it,
    needs: it.needs.map(need => ({ ...need, name: names.get(need.softwareId) ?? '' }))
  }))
  return { list, total: await database.$count(softwareVersions, matching) }
}

type NewVersion = Pick<
  typeof softwareVersions.$inferInsert,
  'softwareId' | 'version' | 'fileName' | 'size' | 'sha256' | 'notes' | 'createTime' | 'userId'
> & { needs: SoftwareNeed[] }

/** @returns undefined where the version is there already, also from the same moment */
export const addVersion = async (
  database: Database,
  added: NewVersion,
  state: 'published' | 'uploading' = 'published'
): Promise<number | undefined> => {
  const [row] = await database
    .insert(softwareVersions)
    .values({ ...added, state })
    .onConflictDoNothing()
    .returning({ versionId: softwareVersions.versionId })
  return row?.versionId
}

/**
 * Withdraws a version, or publishes it again.
 * @returns false where there is none, or its file is on its way; `removed` for one that can't be published without its file
 */
export const setVersionState = async (
  database: Database,
  versionId: number,
  { state, now }: { state: 'published' | 'withdrawn'; now: number }
): Promise<boolean | 'removed'> => {
  const isThere = and(
    eq(softwareVersions.versionId, versionId),
    inArray(softwareVersions.state, ['published', 'withdrawn'])
  )
  const isWithdrawn = state === 'withdrawn'
  const changed = await database
    .update(softwareVersions)
    .set({
      state,
      withdrawTime: isWithdrawn
        ? sql`coalesce(${softwareVersions.withdrawTime}, ${new Date(now).toISOString()}::timestamptz)`
        : null
    })
    .where(and(isThere, isWithdrawn ? undefined : isNull(softwareVersions.fileRemoveTime)))
    .returning({ versionId: softwareVersions.versionId })
  if (changed.length > 0) return true
  return (await database.$count(softwareVersions, isThere)) > 0 && 'removed'
}
