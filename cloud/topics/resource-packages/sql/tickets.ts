import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { packageTickets } from '../../../database/schema.ts'

/* Tickets, with which a file is fetched once, without a token. */

export type PackageTicket = typeof packageTickets.$inferSelect

export const addTicket = async (database: Database, ticket: PackageTicket): Promise<void> => {
  await database.insert(packageTickets).values(ticket)
}

/** Takes a ticket, once. @returns undefined for a ticket that is unknown, used or too old */
export const takeTicket = async (
  database: Database,
  ticketHash: string,
  now: number
): Promise<PackageTicket | undefined> => {
  const [ticket] = await database
    .delete(packageTickets)
    .where(and(eq(packageTickets.ticketHash, ticketHash), gt(packageTickets.expireTime, now)))
    .returning()
  return ticket
}
