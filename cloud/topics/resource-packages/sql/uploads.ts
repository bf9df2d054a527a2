import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PackageUpload } from '#contract/calls/resource-packages/uploads.ts'
import type { Database } from '../../../database/open.ts'
import { partsIn } from '../../../database/rows/parts-table.ts'
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

/** The parts of the files of packages. */
export const packageFileParts = partsIn(packageParts)

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
