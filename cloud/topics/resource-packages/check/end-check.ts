import { codes } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import { addPackage, addVersion, lockChecked, refuseUpload } from '../sql/checks.ts'
import { lockPackage } from '../sql/packages.ts'
import type { Upload } from '../sql/uploads.ts'
import { PackageProblem } from '../zip/problem.ts'
import type { CheckedPackage } from './check-package.ts'

/** The package that a file is for: it is made now, or nobody else changes it. */
const packageOf = async (transaction: Database, upload: Upload, now: number): Promise<number> => {
  const { packageId, tenantId, name, robotKind } = upload
  if (packageId !== null) {
    await lockPackage(transaction, packageId)
    return packageId
  }
  const added = await addPackage(transaction, { tenantId, name, robotKind, age: 'new', changeTime: now })
  if (added === undefined) throw new PackageProblem(codes.nameExists, 'name')
  return added
}

/**
 * Makes a version of a file that was checked. A file that somebody dropped meanwhile becomes nothing.
 * @throws PackageProblem 612009 and 612000, where others were faster; nothing is written then
 */
export const acceptUpload = (
  database: Database,
  uploadId: number,
  { manifest, manifestText, files, unpackedSize, sha256 }: CheckedPackage,
  now: number
): Promise<void> =>
  database.transaction(async transaction => {
    const upload = await lockChecked(transaction, uploadId)
    if (upload === undefined) return
    const { version, size, userId } = upload
    const packageId = await packageOf(transaction, upload, now)
    const facts = { packageId, uploadId, version, size, userId, unpackedSize, sha256, createTime: now }
    const row = { ...facts, format: manifest.format, fileCount: files.length, manifest: manifestText }
    const versionId = await addVersion(transaction, row, files)
    if (versionId === undefined) throw new PackageProblem(codes.versionExists, 'version')
  })

/** Ends an upload with the problem of its file. */
export const endWithProblem = (database: Database, uploadId: number, problem: PackageProblem): Promise<void> =>
  database.transaction(transaction => refuseUpload(transaction, uploadId, problem))
