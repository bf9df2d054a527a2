import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { tenants } from '../schema/accounts.ts'

/** The name of a tenant; empty for one that is gone, and for those who see every tenant, whose tenant is null. */
export const findTenantName = async (database: Database, tenantId: number | null): Promise<string> => {
  if (tenantId === null) return ''
  const [found] = await database.select({ name: tenants.name }).from(tenants).where(eq(tenants.tenantId, tenantId))
  return found?.name ?? ''
}
