import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'
import type { PackageState } from '#contract/calls/resource-packages/packages.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import {
  packageFiles,
  packageUploads,
  packageVersions,
  resourcePackages,
  tenants,
  users
} from '../../../database/schema.ts'
import { ofOwner } from './owner.ts'

/* Packages and their versions, as people see them. */

type Page = { pageNo: number; size: number }

/** The scope in which somebody sees packages, and the owner of the person's own packages. */
export type PackageReader = { scope: Scope; ownTenantId: number | null }

/** The reader's own packages, and those that the robots' maker published. A person who sees every tenant sees all. */
const visible = ({ scope, ownTenantId }: PackageReader): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  if (scope.of === 'nobody') return sql`false`
  const published = and(isNull(resourcePackages.tenantId), isNotNull(resourcePackages.currentVersionId))
  return or(ofOwner(resourcePackages.tenantId, ownTenantId), published)
}

/** The version in force; of a draft the newest one. */
const shownVersion = sql`coalesce(${resourcePackages.currentVersionId}, (
  select max(newest.version_id) from ${packageVersions} as newest
  where newest.package_id = ${resourcePackages.packageId}))`

const columnsFor = ({ ownTenantId }: PackageReader) => ({
  packageId: resourcePackages.packageId,
  name: resourcePackages.name,
  robotKind: resourcePackages.robotKind,
  age: resourcePackages.age,
  state: sql<PackageState>`case when ${resourcePackages.currentVersionId} is null then 'draft' else 'published' end`,
  owner: sql<
    'own' | 'others'
  >`case when ${ofOwner(resourcePackages.tenantId, ownTenantId)} then 'own' else 'others' end`,
  tenantName: tenants.name,
  version: packageVersions.version,
  format: packageVersions.format,
  size: packageVersions.size,
  changeTime: resourcePackages.changeTime
})

const packagesFor = (database: Database, reader: PackageReader) =>
  database
    .select(columnsFor(reader))
    .from(resourcePackages)
    .innerJoin(packageVersions, eq(packageVersions.versionId, shownVersion))
    .leftJoin(tenants, eq(tenants.tenantId, resourcePackages.tenantId))

type Wanted = {
  age: PackageAge
  robotKind?: RobotKind | undefined
  state?: PackageState | undefined
  keyword?: string | undefined
}

/** One page of the packages that somebody sees, the latest change first. */
export const findPackages = async (database: Database, reader: PackageReader, wanted: Wanted, page: Page) => {
  const { age, robotKind, state, keyword } = wanted
  const current = resourcePackages.currentVersionId
  const matching = and(
    eq(resourcePackages.age, age),
    visible(reader),
    robotKind === undefined ? undefined : eq(resourcePackages.robotKind, robotKind),
    state && (state === 'draft' ? isNull(current) : isNotNull(current)),
    keyword ? containing(keyword, [resourcePackages.name]) : undefined
  )
  const list = await packagesFor(database, reader)
    .where(matching)
    .orderBy(desc(resourcePackages.changeTime), desc(resourcePackages.packageId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await database.$count(resourcePackages, matching) }
}

/** One package that somebody sees. */
export const findPackage = async (database: Database, reader: PackageReader, packageId: number) => {
  const [found] = await packagesFor(database, reader).where(
    and(eq(resourcePackages.packageId, packageId), visible(reader))
  )
  return found
}

/** Whether an owner has a package of a name, in capitals or not. */
export const hasPackageNamed = async (database: Database, tenantId: number | null, name: string): Promise<boolean> =>
  (await database.$count(
    resourcePackages,
    and(
      sql`coalesce(${resourcePackages.tenantId}, 0) = ${tenantId ?? 0}`,
      sql`lower(${resourcePackages.name}) = lower(${name})`
    )
  )) > 0

/** Whether a package has a version of a number. */
export const hasVersion = async (database: Database, packageId: number, version: string): Promise<boolean> =>
  (await database.$count(
    packageVersions,
    and(eq(packageVersions.packageId, packageId), eq(packageVersions.version, version))
  )) > 0

/** One page of the versions of a package, the newest first: all, or those that were published. */
export const findVersions = async (
  database: Database,
  { packageId, drafts }: { packageId: number; drafts: boolean },
  { pageNo, size }: Page
) => {
  const published = drafts ? undefined : isNotNull(packageVersions.publishTime)
  const ofPackage = and(eq(packageVersions.packageId, packageId), published)
  const list = await database
    .select({
      versionId: packageVersions.versionId,
      version: packageVersions.version,
      format: packageVersions.format,
      size: packageVersions.size,
      unpackedSize: packageVersions.unpackedSize,
      fileCount: packageVersions.fileCount,
      sha256: packageVersions.sha256,
      state: sql<PackageState>`case when ${packageVersions.publishTime} is null then 'draft' else 'published' end`,
      current: sql<boolean>`${packageVersions.versionId} is not distinct from ${resourcePackages.currentVersionId}`,
      createTime: packageVersions.createTime,
      createdBy: users.nickname
    })
    .from(packageVersions)
    .innerJoin(resourcePackages, eq(resourcePackages.packageId, packageVersions.packageId))
    .leftJoin(users, eq(users.userId, packageVersions.userId))
    .where(ofPackage)
    .orderBy(desc(packageVersions.versionId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(packageVersions, ofPackage) }
}

/** One version, with the file that it is. */
export const findVersion = async (database: Database, versionId: number) => {
  const [found] = await database
    .select({
      versionId: packageVersions.versionId,
      packageId: packageVersions.packageId,
      uploadId: packageVersions.uploadId,
      version: packageVersions.version,
      format: packageVersions.format,
      size: packageVersions.size,
      manifest: packageVersions.manifest,
      publishTime: packageVersions.publishTime
    })
    .from(packageVersions)
    .where(eq(packageVersions.versionId, versionId))
  return found
}

/** One page of the files in a version, in the order of the archive. */
export const findFiles = async (database: Database, versionId: number, { pageNo, size }: Page) => {
  const ofVersion = eq(packageFiles.versionId, versionId)
  const list = await database
    .select({ path: packageFiles.path, size: packageFiles.size, packedSize: packageFiles.packedSize })
    .from(packageFiles)
    .where(ofVersion)
    .orderBy(asc(packageFiles.place))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(packageFiles, ofVersion) }
}

/** Nobody else changes a package until the transaction ends. */
export const lockPackage = async (transaction: Database, packageId: number) => {
  const [found] = await transaction
    .select()
    .from(resourcePackages)
    .where(eq(resourcePackages.packageId, packageId))
    .for('update')
  return found
}

/** Puts a version in force; one that was a draft is published by that. */
export const putInForce = async (
  transaction: Database,
  { packageId, versionId }: { packageId: number; versionId: number },
  now: number
): Promise<void> => {
  await transaction
    .update(packageVersions)
    .set({ publishTime: sql`coalesce(${packageVersions.publishTime}, ${new Date(now).toISOString()})` })
    .where(eq(packageVersions.versionId, versionId))
  await transaction
    .update(resourcePackages)
    .set({ currentVersionId: versionId, changeTime: now })
    .where(eq(resourcePackages.packageId, packageId))
}

/** How many versions of a package were ever published. */
export const countPublished = (database: Database, packageId: number): Promise<number> =>
  database.$count(
    packageVersions,
    and(eq(packageVersions.packageId, packageId), isNotNull(packageVersions.publishTime))
  )

/** Deletes a package with its versions, and the files that they are. */
export const deletePackage = async (transaction: Database, packageId: number): Promise<void> => {
  await transaction.delete(packageUploads).where(eq(packageUploads.packageId, packageId))
  await transaction.delete(resourcePackages).where(eq(resourcePackages.packageId, packageId))
}
