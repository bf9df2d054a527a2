import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { savedFilters, users } from '../../database/schema.ts'

const ofUser = (userId: number) => eq(savedFilters.userId, userId)
const oneOf = (userId: number, filterId: number) => and(ofUser(userId), eq(savedFilters.filterId, filterId))
const ofList = (userId: number, list: string) => and(ofUser(userId), eq(savedFilters.list, list))

/** The filters of a list that a user keeps, by name. */
export const findSavedFilters = (database: Database, userId: number, list: string) =>
  database
    .select({ filterId: savedFilters.filterId, name: savedFilters.name, query: savedFilters.query })
    .from(savedFilters)
    .where(ofList(userId, list))
    .orderBy(asc(sql`lower(${savedFilters.name})`), asc(savedFilters.filterId))

/** How many filters a user keeps, of a list and in all. Nobody adds another one for this user until the transaction ends. */
export const lockSavedFilters = async (
  transaction: Database,
  userId: number,
  list: string
): Promise<{ ofList: number; inAll: number }> => {
  await transaction.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')
  return {
    ofList: await transaction.$count(savedFilters, ofList(userId, list)),
    inAll: await transaction.$count(savedFilters, ofUser(userId))
  }
}

type NewFilter = { userId: number; list: string; name: string; query: string }

/** @returns undefined for a name that another one of the list has */
export const addSavedFilter = async (transaction: Database, row: NewFilter): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(savedFilters)
    .values(row)
    .onConflictDoNothing()
    .returning({ filterId: savedFilters.filterId })
  return added?.filterId
}

/**
 * Gives a filter of a user another name, or keeps another query by its name.
 * @returns whether the user has the filter
 * @throws an error of the database for a name that another one has (`isTaken`)
 */
export const changeSavedFilter = async (
  database: Database,
  userId: number,
  filterId: number,
  change: { name: string } | { query: string }
): Promise<boolean> => {
  const changed = await database
    .update(savedFilters)
    .set(change)
    .where(oneOf(userId, filterId))
    .returning({ filterId: savedFilters.filterId })
  return changed.length > 0
}

/** @returns whether the user had the filter */
export const deleteSavedFilter = async (database: Database, userId: number, filterId: number): Promise<boolean> => {
  const deleted = await database
    .delete(savedFilters)
    .where(oneOf(userId, filterId))
    .returning({ filterId: savedFilters.filterId })
  return deleted.length > 0
}
