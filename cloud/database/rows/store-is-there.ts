import { isNull } from 'drizzle-orm'
import { stores } from '../schema.ts'

/** Whether a store of the statement was not deleted. */
export const isThere = isNull(stores.deleteTime)
