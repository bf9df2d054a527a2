import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { phoneVoices } from '../../../database/schema.ts'

/** The voice of a store; undefined where nobody has changed it. */
export const findVoice = async (database: Database, storeId: number) => {
  const [found] = await database.select().from(phoneVoices).where(eq(phoneVoices.storeId, storeId))
  return found
}

/** Keeps the voice of a store. */
export const putVoice = async (database: Database, voice: typeof phoneVoices.$inferInsert): Promise<void> => {
  await database.insert(phoneVoices).values(voice).onConflictDoUpdate({ target: phoneVoices.storeId, set: voice })
}
