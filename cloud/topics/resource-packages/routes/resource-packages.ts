import { packageFilePath } from '#contract/calls/resource-packages/packages.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Database } from '../../../database/open.ts'
import { forMember, forReporter } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { newToken, scopeOf, tokenHash } from '../../identity/index.ts'
import { hearFrom } from '../../robots/index.ts'
import { readerOf, refuseAge } from '../check/reader.ts'
import { ticketMs } from '../rules.ts'
import { findPackageRobots, isInForceForRobots } from '../sql/package-robots.ts'
import { findFiles, findPackages, findVersions } from '../sql/packages.ts'
import { addTicket, type PackageTicket } from '../sql/tickets.ts'
import { syncPackages } from '../sync-packages.ts'
import { changeVersion, packageFor, removePackage, retryPackage, seesDrafts, versionFor } from '../versions.ts'

type Services = Pick<CloudServices, 'database' | 'now' | 'announce'>

/** Resource packages, their versions, and the robots that have them. */
export const resourcePackageRoutes = ({ database, now, announce }: Services) => ({
  packageList: forMember(calls.packageList, async ({ query: { pageNo, size, ...wanted } }, member) => {
    refuseAge(member, wanted.age)
    return findPackages(database, readerOf(member), wanted, { pageNo, size })
  }),

  packageDetail: forMember(calls.packageDetail, ({ query: { packageId } }, member) =>
    packageFor(database, member, packageId)
  ),

  packageVersionList: forMember(calls.packageVersionList, async ({ query: { packageId, ...page } }, member) => {
    const found = await packageFor(database, member, packageId)
    return findVersions(database, { packageId, drafts: seesDrafts(member, found) }, page)
  }),

  packageFileList: forMember(calls.packageFileList, async ({ query: { versionId, ...page } }, member) => {
    await versionFor(database, member, versionId)
    return findFiles(database, versionId, page)
  }),

  publishPackageVersion: forMember(calls.publishPackageVersion, async ({ body: { versionId } }, member) => {
    await changeVersion(database, 'publish', versionId, { member, now: now() })
    return null
  }),

  restorePackageVersion: forMember(calls.restorePackageVersion, async ({ body: { versionId } }, member) => {
    await changeVersion(database, 'restore', versionId, { member, now: now() })
    return null
  }),

  deletePackage: forMember(calls.deletePackage, async ({ body: { packageId } }, member) => {
    await removePackage(database, member, packageId)
    return null
  }),

  packageTicket: forMember(calls.packageTicket, async ({ body: { versionId, form } }, member) => {
    const version = await versionFor(database, member, versionId)
    if (version.publishTime === null) throw new Refusal(codes.packageUnpublished)
    if (form === 'manifest' && version.manifest === null) throw new Refusal(codes.exportedAsZipOnly)
    return ticketFor(database, { versionId, userId: member.userId, form, now: now() })
  }),

  packageRobots: forMember(calls.packageRobots, async ({ query }, member) => {
    await packageFor(database, member, query.packageId)
    return findPackageRobots(database, scopeOf(member), query)
  }),

  retryPackage: forMember(calls.retryPackage, async ({ body: { packageId } }, member) => {
    const tenantIds = await retryPackage(database, member, packageId)
    announce.ofRobots([...new Set(tenantIds)], 'requests_changed')
    return { robots: tenantIds.length }
  }),

  syncPackages: forReporter(calls.syncPackages, async ({ body: { robots } }, { robots: scope }) => {
    const { take, drop, tenantIds } = await syncPackages(database, scope, robots, now())
    announce.ofRobots(tenantIds, 'requests_changed')
    await hearFrom({ database, now, announce }, scope, { serials: robots.map(({ serial }) => serial) })
    return { take, drop }
  }),

  robotPackageTicket: forReporter(calls.robotPackageTicket, async ({ query: { versionId } }, reporter) => {
    if (!(await isInForceForRobots(database, reporter.robots, versionId))) throw new Refusal(codes.recordNotFound)
    return ticketFor(database, { versionId, userId: reporter.userId, form: 'zip', now: now() })
  })
})

type Wanted = Pick<PackageTicket, 'versionId' | 'userId' | 'form'> & { now: number }

const ticketFor = async (database: Database, { now, ...wanted }: Wanted): Promise<{ path: string }> => {
  const ticket = newToken()
  await addTicket(database, { ...wanted, ticketHash: tokenHash(ticket), expireTime: now + ticketMs })
  return { path: `${packageFilePath}?ticket=${ticket}` }
}
