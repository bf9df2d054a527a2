import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'
import { codes } from '#contract/codes.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { type Member, scopeOf } from '../../identity/index.ts'
import type { PackageReader } from '../sql/packages.ts'

/**
 * The packages that a member sees and owns. People who see every tenant own the packages of their tenant. Without a tenant,
 * they own those of the robots' maker.
 * @throws Refusal 610403 for somebody without a tenant who sees nobody's
 */
export const readerOf = (member: Member): PackageReader => {
  const scope = scopeOf(member)
  if (scope.of === 'nobody') throw new Refusal(codes.permissionMissing)
  return { scope, ownTenantId: member.tenantId }
}

const agePermissions = { new: packagePermissions.newPackages, old: packagePermissions.oldPackages } as const

/** @throws Refusal 610403 for the page of the other packages */
export const refuseAge = ({ perms }: Member, age: PackageAge): void => {
  if (!perms.includes(agePermissions[age])) throw new Refusal(codes.permissionMissing)
}
