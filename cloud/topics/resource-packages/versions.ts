import { resourceReasons } from '#contract/calls/scenes/reasons.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { readerOf, refuseAge } from './check/reader.ts'
import { forgetFailures } from './sql/package-robots.ts'
import { countPublished, deletePackage, findPackage, findVersion, lockPackage, putInForce } from './sql/packages.ts'

/* Finds and changes versions that are there. */

/** @throws Refusal 610603 for a package that the member does not see, 610403 for one of a page that is not the member's */
export const packageFor = async (database: Database, member: Member, packageId: number) => {
  const found = await findPackage(database, readerOf(member), packageId)
  if (found === undefined) throw new Refusal(codes.recordNotFound)
  refuseAge(member, found.age)
  return found
}

/** Whether a member sees the drafts of a package: those of the own organisation, or all with every tenant. */
export const seesDrafts = (member: Member, { owner }: { owner: 'own' | 'others' }): boolean =>
  owner === 'own' || readerOf(member).scope.of === 'everyTenant'

/** A version with its package. @throws Refusal 610603 for one that the member does not see */
export const versionFor = async (database: Database, member: Member, versionId: number) => {
  const version = await findVersion(database, versionId)
  if (version === undefined) throw new Refusal(codes.recordNotFound)
  const owned = await packageFor(database, member, version.packageId)
  if (version.publishTime === null && !seesDrafts(member, owned)) throw new Refusal(codes.recordNotFound)
  return { ...version, owner: owned.owner, robotKind: owned.robotKind }
}

type Act = 'publish' | 'restore'

/** @throws Refusal 612014 for the version in force; for a restore 612025 without another version, 612030 for a draft */
const refuseAct = async (
  transaction: Database,
  act: Act,
  { packageId, versionId, publishTime }: { packageId: number; versionId: number; publishTime: number | null },
  currentVersionId: number | null
): Promise<void> => {
  if (act === 'restore' && (await countPublished(transaction, packageId)) < 2)
    throw new Refusal(codes.noPreviousVersion)
  if (versionId === currentVersionId) throw new Refusal(codes.sameVersion)
  if (act === 'restore' && publishTime === null) throw new Refusal(codes.packageUnpublished)
}

/**
 * Publishes a draft, or puts an earlier version in force again.
 * @throws Refusal 610603, 612014, 612024, 612025, 612030
 */
export const changeVersion = (
  database: Database,
  act: Act,
  versionId: number,
  { member, now }: { member: Member; now: number }
): Promise<void> =>
  database.transaction(async transaction => {
    const { packageId, owner } = await versionFor(transaction, member, versionId)
    if (owner === 'others') throw new Refusal(codes.foreignPackage)
    const locked = await lockPackage(transaction, packageId)
    // Read again behind the lock: others may have published this very version.
    const version = await findVersion(transaction, versionId)
    if (locked === undefined || version === undefined) throw new Refusal(codes.recordNotFound)
    await refuseAct(transaction, act, version, locked.currentVersionId)
    await putInForce(transaction, version, now)
  })

/** Deletes an own package. @throws Refusal 610603 for one that is not there, 612024 for one of others */
export const removePackage = (database: Database, member: Member, packageId: number): Promise<void> =>
  database.transaction(async transaction => {
    const { owner } = await packageFor(transaction, member, packageId)
    if (owner === 'others') throw new Refusal(codes.foreignPackage)
    await lockPackage(transaction, packageId)
    await deletePackage(transaction, packageId)
  })

/**
 * Gives the version in force once more to the robots within reach that could not take it.
 * @returns their tenants, one for each robot
 * @throws Refusal 610603 for a package that is not there, 610606 where no such robot is left
 */
export const retryPackage = async (database: Database, member: Member, packageId: number): Promise<number[]> => {
  await packageFor(database, member, packageId)
  const tenantIds = await forgetFailures(database, scopeOf(member), packageId)
  if (tenantIds.length === 0)
    throw new Refusal(codes.updateFailed, { data: [{ field: 'packageId', reason: resourceReasons.noneFailed }] })
  return tenantIds
}
