import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { menuVisits, users } from '../../../database/schema.ts'

const newestFirst = [desc(menuVisits.visitTime), desc(menuVisits.menuId)]

/** The menus that a user opened, newest first. */
export const findMenuVisits = (database: Database, userId: number) =>
  database
    .select({ menuId: menuVisits.menuId, visitTime: menuVisits.visitTime })
    .from(menuVisits)
    .where(eq(menuVisits.userId, userId))
    .orderBy(...newestFirst)

/**
 * Notes that a user opened a menu, and forgets the oldest beyond `kept`. Runs in a transaction: the row of the user is
 * locked first, so that visits at the same moment count each other.
 */
export const putMenuVisit = async (
  transaction: Database,
  visit: { userId: number; menuId: number; visitTime: number },
  kept: number
): Promise<void> => {
  const { userId, visitTime } = visit
  await transaction.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update')
  await transaction
    .insert(menuVisits)
    .values(visit)
    .onConflictDoUpdate({ target: [menuVisits.userId, menuVisits.menuId], set: { visitTime } })
  const beyond = transaction
    .select({ menuId: menuVisits.menuId })
    .from(menuVisits)
    .where(eq(menuVisits.userId, userId))
    .orderBy(...newestFirst)
    .offset(kept)
  await transaction.delete(menuVisits).where(and(eq(menuVisits.userId, userId), inArray(menuVisits.menuId, beyond)))
}
