import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { stores } from '../../../database/schema.ts'

/** The name of a store; null for one that is gone. */
export const findStoreName = async (database: Database, storeId: number): Promise<string | null> => {
  const [found] = await database.select({ name: stores.name }).from(stores).where(eq(stores.storeId, storeId))
  return found?.name ?? null
}
