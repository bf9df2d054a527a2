import { day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoTenants } from '../../../database/upkeep/demo-data.ts'
import { digestOfParts, sha256Of } from '../../../files/parts.ts'
import { addPackage, addVersion } from '../sql/checks.ts'
import { putInForce } from '../sql/packages.ts'
import { addUpload, packageFileParts } from '../sql/uploads.ts'
import { type DemoPackage, demoFiles, demoPackages } from './demo-packages.ts'
import { makeArchive } from './make-archive.ts'

type Place = { tenantId: number | null; packageId: number; createTime: number }

/** Puts the file of one version into the portal, as one that was uploaded and checked. */
const putVersion = async (
  transaction: Database,
  demo: DemoPackage,
  version: string,
  { tenantId, packageId, createTime }: Place
): Promise<number | undefined> => {
  const { files, manifest } = demoFiles(demo, version)
  const { archive, entries } = makeArchive(files)
  const sha256 = sha256Of(archive)
  const facts = { version, size: archive.length, userId: null, createTime }
  const { name, robotKind, format } = demo
  const upload = { ...facts, tenantId, packageId, name, robotKind, digest: digestOfParts([sha256]) }
  const uploadId = await addUpload(transaction, upload, 'done')
  await packageFileParts.put(transaction, { fileId: uploadId, part: 0, sha256, content: archive })
  const unpackedSize = entries.reduce((sum, { size }) => sum + size, 0)
  return addVersion(
    transaction,
    { ...facts, packageId, uploadId, format, unpackedSize, fileCount: entries.length, sha256, manifest },
    entries.map(({ name: path, size, packed }) => ({ path, size, packedSize: packed }))
  )
}

/** Puts resource packages into the portal: real archives, some of them published. */
export const putPackages = async (transaction: Database, time: number): Promise<void> => {
  const tenantIds = await findDemoTenants(transaction)
  for (const [place, demo] of demoPackages.entries()) {
    const { name, robotKind, age, versions, published } = demo
    const tenantId = demo.tenant === null ? null : (tenantIds[demo.tenant] ?? null)
    const changeTime = time - (place + 1) * 3 * day
    const packageId = await addPackage(transaction, { tenantId, name, robotKind, age, changeTime, demo: true })
    if (packageId === undefined) continue
    for (const [index, version] of versions.entries()) {
      const createTime = changeTime - (versions.length - 1 - index) * 20 * day
      const versionId = await putVersion(transaction, demo, version, { tenantId, packageId, createTime })
      const isDraft = index === versions.length - 1 && !published
      if (versionId !== undefined && !isDraft) await putInForce(transaction, { packageId, versionId }, createTime)
    }
  }
}
