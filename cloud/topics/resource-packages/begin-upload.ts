import type { CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { findCapabilities } from '../../database/rows/robot-kinds.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { Rules } from '../../rules.ts'
import type { Member } from '../identity/index.ts'
import { countOrRefuse } from '../rates/index.ts'
import { readerOf } from './check/reader.ts'
import { findPackage, hasPackageNamed, hasVersion, type PackageReader } from './sql/packages.ts'
import { addUpload, countUploads, type Upload } from './sql/uploads.ts'

type Announced = CallRequest<typeof calls.beginPackageUpload>['body']
type Target = Pick<Upload, 'packageId' | 'name' | 'robotKind'>

/** @throws Refusal 610603, 612018 and 612024 for a package that takes no version from this member, 612000 for a version that is there */
const targetOfPackage = async (
  transaction: Database,
  reader: PackageReader,
  packageId: number,
  version: string
): Promise<Target> => {
  const found = await findPackage(transaction, reader, packageId)
  if (found === undefined) throw new Refusal(codes.recordNotFound)
  if (found.owner === 'others') throw new Refusal(codes.foreignPackage)
  if (found.age === 'old') throw new Refusal(codes.packageTooOld)
  if (await hasVersion(transaction, packageId, version)) throw new Refusal(codes.versionExists)
  return { packageId, name: found.name, robotKind: found.robotKind }
}

/** The package that a file is for. The check of the whole file looks again: somebody else may take the name meanwhile. */
const targetOf = async (
  transaction: Database,
  reader: PackageReader,
  { target, version }: Announced
): Promise<Target> => {
  if (target.of === 'package') return targetOfPackage(transaction, reader, target.packageId, version)
  if (!(await findCapabilities(transaction, target.robotKind))?.includes('packages'))
    throw new Refusal(codes.cruisePackage)
  if (await hasPackageNamed(transaction, reader.ownTenantId, target.name)) throw new Refusal(codes.nameExists)
  return { packageId: null, name: target.name, robotKind: target.robotKind }
}

type Given = { member: Member; now: number; rules: Rules['packages'] }

/**
 * Announces a file. A file that is too large is refused by its announced size, before a byte of it comes.
 * @throws Refusal 610615, 610616, 610520, 610605, 610603, 612000, 612009, 612018, 612019, 612024
 */
export const beginUpload = async (
  database: Database,
  announced: Announced,
  { member, now, rules }: Given
): Promise<{ uploadId: number }> => {
  const { size, digest, version } = announced
  if (size === 0) throw new Refusal(codes.fileEmpty)
  if (size > rules.bytesMax) throw new Refusal(codes.uploadFailed)
  const reader = readerOf(member)
  const { ownTenantId: tenantId } = reader
  return database.transaction(async transaction => {
    // The count is one row for each owner. Requests of an owner at the same moment wait for each other here.
    await countOrRefuse(transaction, `packages of ${tenantId ?? 'the maker'}`, rules.uploads, now)
    const { open, bytes } = await countUploads(transaction, tenantId)
    if (open >= limits.packageUploadsMax) throw new Refusal(codes.accessTooFrequent)
    if (bytes + size > rules.tenantBytesMax) throw new Refusal(codes.createFailed)
    const target = await targetOf(transaction, reader, announced)
    const upload = { ...target, tenantId, userId: member.userId, version, size, digest, createTime: now }
    return { uploadId: await addUpload(transaction, upload) }
  })
}
