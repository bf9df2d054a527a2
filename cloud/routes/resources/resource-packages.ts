import { packageFilePath } from '#contract/calls/resource-packages/packages.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { findFiles, findPackages, findVersions } from '../../database/resource-packages/packages.ts'
import { addTicket } from '../../database/resource-packages/tickets.ts'
import { forMember } from '../../http/served.ts'
import type { IdentityServices } from '../../identity/services.ts'
import { newToken, tokenHash } from '../../identity/tokens.ts'
import { Refusal } from '../../refusal.ts'
import { readerOf, refuseAge } from '../../resource-packages/reader.ts'
import { ticketMs } from '../../resource-packages/rules.ts'
import { changeVersion, packageFor, removePackage, seesDrafts, versionFor } from '../../resource-packages/versions.ts'

/** Resource packages and their versions. */
export const resourcePackageRoutes = ({ database, now }: Pick<IdentityServices, 'database' | 'now'>) => ({
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
    const ticket = newToken()
    await addTicket(database, {
      ticketHash: tokenHash(ticket),
      versionId,
      userId: member.userId,
      form,
      expireTime: now() + ticketMs
    })
    return { path: `${packageFilePath}?ticket=${ticket}` }
  })
})
