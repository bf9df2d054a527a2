import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PackageUpload } from '#contract/calls/resource-packages/uploads.ts'
import type { Database } from '../../../database/open.ts'
import { packageParts, packageUploads, packageVersions } from '../../../database/schema.ts'
import { ofOwner } from './owner.ts'

/* Files on their way to the cloud, and their parts. */

export type Upload = typeof packageUploads.$inferSelect

// By their full names: in a question about one table the columns have none.
const partsDone = sql<number>`(select count(*)::int from ${packageParts} as parts
  where parts.upload_id = package_uploads.upload_id)`

const columns = {
  uploadId: packageUploads.uploadId,
  name: packageUploads.name,
  robotKind: packageUploads.robotKind,
  version: packageUploads.version,
  size: packageUploads.size,
  digest: packageUploads.digest,
  state: sql<PackageUpload['state']>`${packageUploads.state}`,
  partsDone,
  createTime: packageUploads.createTime
}

const ownUnfinished = (userId: number) => and(eq(packageUploads.userId, userId), ne(packageUploads.state, 'done'))

/** One page of a user's uploads that have not ended, the newest first. */
export const findUploads = async (
  database: Database,
  userId: number,
  { pageNo, size }: { pageNo: number; size: number }
): Promise<{ list: PackageUpload[]; total: number }> => {
  const list = await database
    .select(columns)
    .from(packageUploads)
    .where(ownUnfinished(userId))
    .orderBy(desc(packageUploads.uploadId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(packageUploads, ownUnfinished(userId)) }
}

/** One of a user's uploads that has not ended. */
export const findUpload = async (
  database: Database,
  userId: number,
  uploadId: number
): Promise<PackageUpload | undefined> => {
  const [found] = await database
    .select(columns)
    .from(packageUploads)
    .where(and(eq(packageUploads.uploadId, uploadId), ownUnfinished(userId)))
  return found
}

/** The parts of a file that are there, in their order. */
export const findParts = (database: Database, uploadId: number): Promise<{ part: number; sha256: string }[]> =>
  database
    .select({ part: packageParts.part, sha256: packageParts.sha256 })
    .from(packageParts)
    .where(eq(packageParts.uploadId, uploadId))
    .orderBy(asc(packageParts.part))

/** How many uploads of an owner are open, and how many bytes the owner has in all: those that are announced count. */
export const countUploads = async (
  transaction: Database,
  tenantId: number | null
): Promise<{ open: number; bytes: number }> => {
  const [row] = await transaction
    .select({
      open: sql<number>`count(*) filter (where ${packageUploads.state} in ('open', 'checking'))::int`,
      bytes: sql<string>`coalesce(sum(${packageUploads.size}) filter (where ${packageUploads.state} <> 'refused'), 0)`
    })
    .from(packageUploads)
    .where(ofOwner(packageUploads.tenantId, tenantId))
  return { open: row?.open ?? 0, bytes: Number(row?.bytes ?? 0) }
}

type NewUpload = Pick<
  Upload,
  'tenantId' | 'userId' | 'packageId' | 'name' | 'robotKind' | 'version' | 'size' | 'digest' | 'createTime'
>

export const addUpload = async (
  transaction: Database,
  upload: NewUpload,
  state: Upload['state'] = 'open'
): Promise<number> => {
  const [added] = await transaction
    .insert(packageUploads)
    .values({ ...upload, state, nextTime: upload.createTime })
    .returning({ uploadId: packageUploads.uploadId })
  if (added === undefined) throw new Error('an upload was not added')
  return added.uploadId
}

/** Locks an upload of a user. For `share`, many senders of parts hold it at once, and nobody changes its state. */
export const lockUpload = async (
  transaction: Database,
  { userId, uploadId }: { userId: number; uploadId: number },
  strength: 'share' | 'update'
): Promise<Upload | undefined> => {
  const [upload] = await transaction
    .select()
    .from(packageUploads)
    .where(and(eq(packageUploads.uploadId, uploadId), eq(packageUploads.userId, userId)))
    .for(strength)
  return upload
}

type Part = { uploadId: number; part: number; sha256: string; content: Uint8Array }

/** Keeps a part, in the transaction that locked its upload. The same bytes once more are not written again. */
export const putPart = async (transaction: Database, part: Part): Promise<void> => {
  await transaction
    .insert(packageParts)
    .values(part)
    .onConflictDoUpdate({
      target: [packageParts.uploadId, packageParts.part],
      set: { sha256: part.sha256, content: part.content },
      setWhere: ne(packageParts.sha256, part.sha256)
    })
}

/** One part of a file. */
export const findPart = async (database: Database, uploadId: number, part: number): Promise<Uint8Array | undefined> => {
  const [found] = await database
    .select({ content: packageParts.content })
    .from(packageParts)
    .where(and(eq(packageParts.uploadId, uploadId), eq(packageParts.part, part)))
  return found?.content
}

/** The version that an upload became. */
export const findVersionOfUpload = async (
  database: Database,
  uploadId: number
): Promise<{ packageId: number; versionId: number } | undefined> => {
  const [found] = await database
    .select({ packageId: packageVersions.packageId, versionId: packageVersions.versionId })
    .from(packageVersions)
    .where(eq(packageVersions.uploadId, uploadId))
  return found
}

/** Drops an upload of a user, with its parts. @returns false where the user has none that has not ended */
export const dropUpload = async (database: Database, userId: number, uploadId: number): Promise<boolean> => {
  const dropped = await database
    .delete(packageUploads)
    .where(
      and(
        eq(packageUploads.uploadId, uploadId),
        eq(packageUploads.userId, userId),
        inArray(packageUploads.state, ['open', 'checking', 'refused'])
      )
    )
    .returning({ uploadId: packageUploads.uploadId })
  return dropped.length > 0
}
