import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { tenants } from '../schema.ts'

/** Whose stores, robots and tasks a question may see: every tenant's, one tenant's, or nobody's. */
export type Scope = { of: 'everyTenant' } | { of: 'tenant'; tenantId: number } | { of: 'nobody' }

/** The condition that keeps a query within a scope, by the column that says whose a row is. */
export const within = (scope: Scope, tenantId: Column): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  return scope.of === 'tenant' ? eq(tenantId, scope.tenantId) : sql`false`
}

/** The condition that keeps a query to the tenants that an administrator looks after: the own one and those below it. */
export const withinOrBelow = (scope: Scope, tenantId: Column): SQL | undefined => {
  if (scope.of !== 'tenant') return within(scope, tenantId)
  const own = scope.tenantId
  return sql`${tenantId} in (
    select looked_after.tenant_id from ${tenants} as looked_after
    where looked_after.tenant_id = ${own} or looked_after.parent_id = ${own}
  )`
}
