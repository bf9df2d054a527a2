import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { stores } from '../../../database/schema.ts'

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
