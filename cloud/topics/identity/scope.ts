import { permissions } from '#contract/permissions.ts'
import type { Scope } from '../../database/rows/scope.ts'
import type { Member } from './sql/accounts.ts'

/** Whose robots, stores and tasks a member sees: the own tenant's, or with the permission for it everybody's. */
export const scopeOf = ({ perms, tenantId }: Pick<Member, 'perms' | 'tenantId'>): Scope => {
  if (perms.includes(permissions.everyTenant)) return { of: 'everyTenant' }
  return tenantId === null ? { of: 'nobody' } : { of: 'tenant', tenantId }
}
