import { eq, type SQL, sql } from 'drizzle-orm'
import { stores } from './schema.ts'

/** Whose stores, robots and tasks a question may see: every tenant's, one tenant's, or nobody's. */
export type Scope = { of: 'everyTenant' } | { of: 'tenant'; tenantId: number } | { of: 'nobody' }

/** The condition that keeps a query within a scope; the query must have joined `stores`. */
export const within = (scope: Scope): SQL | undefined => {
  if (scope.of === 'everyTenant') return undefined
  return scope.of === 'tenant' ? eq(stores.tenantId, scope.tenantId) : sql`false`
}
