import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { tenants } from '../schema.ts'

/** Whose stores, robots and tasks a question may see: every tenant's, one tenant's, or nobody's. */
export type Scope = { of: 'everyTenant' } | { of: 'tenant'; tenantId: number } | { of: 'nobody' }

/**
 * Whose stores and robots a list shows, and a page reads: a tenant reads those of the tenants below it, too. Nothing that
 * changes a row takes such a scope, so each act stays within the own tenant.
 */
export type ReadingScope = Scope | { of: 'tenantAndBelow'; tenantId: number }

/** What somebody may read who may change the rows of a scope. */
export const toRead = (scope: Scope): ReadingScope =>
  scope.of === 'tenant' ? { of: 'tenantAndBelow', tenantId: scope.tenantId } : scope

/** The condition that keeps a query within a scope, by the column that says whose a row is. */
export const within = (scope: ReadingScope, tenantId: Column): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  if (scope.of === 'nobody') return sql`false`
  if (scope.of === 'tenant') return eq(tenantId, scope.tenantId)
  return sql`${tenantId} in (
    select looked_after.tenant_id from ${tenants} as looked_after
    where looked_after.tenant_id = ${scope.tenantId} or looked_after.parent_id = ${scope.tenantId}
  )`
}

/** The condition that keeps a query to the tenants that an administrator looks after: the own one and those below it. */
export const withinOrBelow = (scope: Scope, tenantId: Column): SQL | undefined => within(toRead(scope), tenantId)

/** Whether a row of a tenant is within a scope; a row of the robot maker, without a tenant, is for those who see every tenant. */
export const covers = (scope: Scope, tenantId: number | null): boolean =>
  scope.of === 'everyTenant' || (scope.of === 'tenant' && scope.tenantId === tenantId)

/** The part of a scope that is one tenant's; the whole scope without a tenant. */
export const narrowedTo = (scope: Scope, tenantId: number | undefined): Scope => {
  if (tenantId === undefined) return scope
  return covers(scope, tenantId) ? { of: 'tenant', tenantId } : { of: 'nobody' }
}
