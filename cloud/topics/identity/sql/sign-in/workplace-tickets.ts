import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../../database/open.ts'
import { lasts } from '../../../../database/rows/moments.ts'
import { users, workplaceTickets } from '../../../../database/schema.ts'

export const addWorkplaceTicket = async (
  database: Database,
  ticket: typeof workplaceTickets.$inferInsert
): Promise<void> => {
  await database.insert(workplaceTickets).values(ticket)
}

/** Takes a ticket away for its one use. @returns whose it is, as the account is by now; undefined where it is not good */
export const takeWorkplaceTicket = async (database: Database, ticketHash: string, now: number, lifeMs: number) => {
  const [taken] = await database
    .delete(workplaceTickets)
    .where(and(eq(workplaceTickets.ticketHash, ticketHash), lasts(workplaceTickets.expireTime, now, lifeMs)))
    .returning({ userId: workplaceTickets.userId })
  if (taken === undefined) return undefined
  const [user] = await database
    .select({ userId: users.userId, userType: users.userType, status: users.status })
    .from(users)
    .where(eq(users.userId, taken.userId))
  return user
}
