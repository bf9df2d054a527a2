import type { User } from '#contract/calls/identity/sign-in.ts'
import { permissions } from '#contract/permissions.ts'
import { allows } from './permissions.ts'

/**
 * For whom somebody works: the own tenant, or all of them for whoever sees the data of all. Somebody new belongs to no
 * tenant yet, and nothing is shown then.
 * @param everyTenant gives the words for all of them, and is asked by nobody else
 */
export const tenantNameOf = (
  { tenantId, tenantName, perms }: Pick<User, 'tenantId' | 'tenantName' | 'perms'>,
  everyTenant: () => string
): string | undefined => {
  if (tenantId !== null) return tenantName ?? undefined
  return allows(perms, permissions.everyTenant) ? everyTenant() : undefined
}
