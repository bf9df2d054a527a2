import type { User } from '#contract/calls/identity/sign-in.ts'
import { permissions } from '#contract/permissions.ts'
import { allows } from './permissions.pure.ts'

/**
 * The organisation that a person works for, or the words for all organisations when the person sees the data of all. A
 * new person belongs to no organisation yet, and nothing is shown.
 * @param everyTenant returns the words for all organisations; called only when they are needed
 */
export const tenantNameOf = (
  { tenantId, tenantName, perms }: Pick<User, 'tenantId' | 'tenantName' | 'perms'>,
  everyTenant: () => string
): string | undefined => {
  if (tenantId !== null) return tenantName ?? undefined
  return allows(perms, permissions.everyTenant) ? everyTenant() : undefined
}
