import { eq } from 'drizzle-orm'
import type { WrittenVoice } from '#contract/calls/phones/phone-voice.ts'
import type { Database } from '../../../database/open.ts'
import { putEdit } from '../../../database/rows/put-edit.ts'
import type { Edit } from '../../../database/rows/save-edit.ts'
import { phoneVoices } from '../../../database/schema.ts'

/** The voice of a store; undefined where nobody has changed it. */
export const findVoice = async (database: Database, storeId: number) => {
  const { language, volume, retries, sentences, updateTime, edition: version } = phoneVoices
  const [found] = await database
    .select({ language, volume, retries, sentences, updateTime, version })
    .from(phoneVoices)
    .where(eq(phoneVoices.storeId, storeId))
  return found
}

/** Keeps the voice of a store. @throws Refusal as `putEdit` */
export const putVoice = async (database: Database, { storeId, ...voice }: WrittenVoice, edit: Edit): Promise<void> => {
  const place = { where: eq(phoneVoices.storeId, storeId), key: { storeId } }
  await putEdit(database, phoneVoices, place, { ...voice, updateTime: edit.now }, edit)
}
