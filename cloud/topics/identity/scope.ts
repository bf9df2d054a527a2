import { permissions } from '#contract/permissions.ts'
import { type ReadingScope, type Scope, toRead } from '../../database/rows/scope.ts'
import type { Member } from './sql/accounts.ts'

/** Whose robots, stores and tasks a member changes: the own tenant's, or with the permission for it everybody's. */
export const scopeOf = ({ perms, tenantId }: Pick<Member, 'perms' | 'tenantId'>): Scope => {
  if (perms.includes(permissions.everyTenant)) return { of: 'everyTenant' }
  return tenantId === null ? { of: 'nobody' } : { of: 'tenant', tenantId }
}

/** Whose robots, stores and tasks a member reads, in lists and in figures: also those of the tenants below the own one. */
export const readingScopeOf = (member: Pick<Member, 'perms' | 'tenantId'>): ReadingScope => toRead(scopeOf(member))
