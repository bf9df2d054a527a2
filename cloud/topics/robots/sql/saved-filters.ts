import { and, asc, eq, sql } from 'drizzle-orm'
import type { KeptFilter } from '#contract/calls/robots/list-filter.ts'
import type { Database } from '../../../database/open.ts'
import { savedFilters, users } from '../../../database/schema.ts'

const ofUser = (userId: number) => eq(savedFilters.userId, userId)
const oneOf = (userId: number, filterId: number) => and(ofUser(userId), eq(savedFilters.filterId, filterId))

/** The kept filters of a user by name, as they were written. */
export const findSavedFilters = (database: Database, userId: number) =>
  database
    .select({ filterId: savedFilters.filterId, name: savedFilters.name, filter: savedFilters.filter })
    .from(savedFilters)
    .where(ofUser(userId))
    .orderBy(asc(sql`lower(${savedFilters.name})`), asc(savedFilters.filterId))

/** How many filters a user keeps. Nobody adds another one for this user until the transaction ends. */
export const lockSavedFilters = async (transaction: Database, userId: number): Promise<number> => {
  await transaction.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')
  return transaction.$count(savedFilters, ofUser(userId))
}

type NewFilter = { userId: number; name: string; filter: KeptFilter }

/** @returns undefined for a name that another one has */
export const addSavedFilter = async (transaction: Database, row: NewFilter): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(savedFilters)
    .values(row)
    .onConflictDoNothing()
    .returning({ filterId: savedFilters.filterId })
  return added?.filterId
}

/**
 * Gives a filter of a user another name.
 * @returns whether the user has the filter
 * @throws an error of the database for a name that another one has (`isTaken`)
 */
export const renameSavedFilter = async (
  database: Database,
  userId: number,
  { filterId, name }: { filterId: number; name: string }
): Promise<boolean> => {
  const renamed = await database
    .update(savedFilters)
    .set({ name })
    .where(oneOf(userId, filterId))
    .returning({ filterId: savedFilters.filterId })
  return renamed.length > 0
}

/** @returns whether the user had the filter */
export const deleteSavedFilter = async (database: Database, userId: number, filterId: number): Promise<boolean> => {
  const deleted = await database
    .delete(savedFilters)
    .where(oneOf(userId, filterId))
    .returning({ filterId: savedFilters.filterId })
  return deleted.length > 0
}
