import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Code } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import {
  packageFiles,
  packageParts,
  packageUploads,
  packageVersions,
  resourcePackages
} from '../../../database/schema.ts'
import type { Upload } from './uploads.ts'

/* The check of a file that arrived, and the outcome of the check. */

/** Hands a file over to the process that checks it. */
export const startCheck = async (transaction: Database, uploadId: number, now: number): Promise<void> => {
  await transaction
    .update(packageUploads)
    .set({ state: 'checking', nextTime: now, failures: 0 })
    .where(eq(packageUploads.uploadId, uploadId))
}

/** Takes the file that is due for longest. Until the lease ends, no other process takes it. */
export const takeDueUpload = async (database: Database, now: number, leaseMs: number): Promise<Upload | undefined> => {
  const due = database
    .select({ uploadId: packageUploads.uploadId })
    .from(packageUploads)
    .where(and(eq(packageUploads.state, 'checking'), lte(packageUploads.nextTime, now)))
    .orderBy(asc(packageUploads.nextTime))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await database
    .update(packageUploads)
    .set({ nextTime: now + leaseMs })
    .where(eq(packageUploads.uploadId, due))
    .returning()
  return taken
}

const beingChecked = (uploadId: number) =>
  and(eq(packageUploads.uploadId, uploadId), eq(packageUploads.state, 'checking'))

/** Keeps a file for the process that checks it. @returns false where somebody dropped it */
export const renewLease = async (database: Database, uploadId: number, until: number): Promise<boolean> => {
  const kept = await database
    .update(packageUploads)
    .set({ nextTime: until })
    .where(beingChecked(uploadId))
    .returning({ uploadId: packageUploads.uploadId })
  return kept.length > 0
}

/** Notes that a check broke off, and when to begin again. @returns how often checks broke off in a row */
export const postponeCheck = async (database: Database, uploadId: number, until: number): Promise<number> => {
  const [postponed] = await database
    .update(packageUploads)
    .set({ failures: sql`${packageUploads.failures} + 1`, nextTime: until })
    .where(beingChecked(uploadId))
    .returning({ failures: packageUploads.failures })
  return postponed?.failures ?? 0
}

/** Refuses a file: keeps the code and the place of its fault, and deletes its bytes. */
export const refuseUpload = async (
  transaction: Database,
  uploadId: number,
  { code, place }: { code: Code; place: string }
): Promise<void> => {
  const refused = await transaction
    .update(packageUploads)
    .set({ state: 'refused', refusedWith: code, refusedPlace: place })
    .where(beingChecked(uploadId))
    .returning({ uploadId: packageUploads.uploadId })
  if (refused.length > 0) await transaction.delete(packageParts).where(eq(packageParts.fileId, uploadId))
}

/** Nobody else ends the check until the transaction ends. @returns undefined where the file was dropped */
export const lockChecked = async (transaction: Database, uploadId: number): Promise<Upload | undefined> => {
  const [upload] = await transaction.select().from(packageUploads).where(beingChecked(uploadId)).for('update')
  return upload
}

type NewPackage = Omit<typeof resourcePackages.$inferInsert, 'packageId' | 'currentVersionId'>

/** @returns undefined where the owner has a package of this name */
export const addPackage = async (transaction: Database, added: NewPackage): Promise<number | undefined> => {
  const [row] = await transaction
    .insert(resourcePackages)
    .values(added)
    .onConflictDoNothing()
    .returning({ packageId: resourcePackages.packageId })
  return row?.packageId
}

type NewVersion = Omit<typeof packageVersions.$inferInsert, 'versionId'>
type ListedFile = { path: string; size: number; packedSize: number }

/** So many files go into the list in one statement. */
const filesChunk = 500

/**
 * Adds a version with the list of its files, and gives its upload to the package.
 * @returns undefined where the package has this version
 */
export const addVersion = async (
  transaction: Database,
  version: NewVersion,
  files: readonly ListedFile[]
): Promise<number | undefined> => {
  const { packageId, uploadId, createTime } = version
  const [row] = await transaction
    .insert(packageVersions)
    .values(version)
    .onConflictDoNothing()
    .returning({ versionId: packageVersions.versionId })
  if (row === undefined) return undefined
  const rows = files.map((file, place) => ({ ...file, place, versionId: row.versionId }))
  for (let index = 0; index < rows.length; index += filesChunk)
    await transaction.insert(packageFiles).values(rows.slice(index, index + filesChunk))
  await transaction
    .update(packageUploads)
    .set({ state: 'done', packageId })
    .where(eq(packageUploads.uploadId, uploadId))
  await transaction
    .update(resourcePackages)
    .set({ changeTime: createTime })
    .where(eq(resourcePackages.packageId, packageId))
  return row.versionId
}
