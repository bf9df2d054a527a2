import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { tenants } from '../../../database/schema.ts'

/** The tenants that stand directly below one. */
export const findTenantsBelow = async (database: Database, tenantId: number): Promise<number[]> => {
  const found = await database
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.parentId, tenantId))
  return found.map(({ tenantId }) => tenantId)
}
