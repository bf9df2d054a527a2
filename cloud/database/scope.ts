import { type Column, eq, type SQL, sql } from 'drizzle-orm'

/** Whose stores, robots and tasks a question may see: every tenant's, one tenant's, or nobody's. */
export type Scope = { of: 'everyTenant' } | { of: 'tenant'; tenantId: number } | { of: 'nobody' }

/** The condition that keeps a query within a scope, by the column that says whose a row is. */
export const within = (scope: Scope, tenantId: Column): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  return scope.of === 'tenant' ? eq(tenantId, scope.tenantId) : sql`false`
}
