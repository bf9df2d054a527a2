import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { stores, tenants } from '../../../database/schema.ts'

/** The code and the name of a store; null for one that is gone, and without one. */
export const findStoreNames = async (
  database: Database,
  storeId: number | null
): Promise<{ code: string; name: string } | null> => {
  if (storeId === null) return null
  const [found] = await database
    .select({ code: stores.storeCode, name: stores.name })
    .from(stores)
    .where(eq(stores.storeId, storeId))
  return found ?? null
}

/** The name of a tenant; empty for one that is gone. */
export const findTenantName = async (database: Database, tenantId: number): Promise<string> => {
  const [found] = await database.select({ name: tenants.name }).from(tenants).where(eq(tenants.tenantId, tenantId))
  return found?.name ?? ''
}
