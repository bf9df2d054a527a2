import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { outboxMessages } from '../../../database/schema.ts'

/** As many as the outbox shows. */
const shown = 100

export type OutboxMessage = { to: string; purpose: string; code: string | null; text: string; time: number }

/** Keeps what would have been sent. */
export const addToOutbox = async (database: Database, { time, ...message }: OutboxMessage): Promise<void> => {
  await database.insert(outboxMessages).values({ ...message, createTime: time })
}

/** The kept messages for one address, or for all, newest first. */
export const findInOutbox = (database: Database, to?: string): Promise<OutboxMessage[]> =>
  database
    .select({
      to: outboxMessages.to,
      purpose: outboxMessages.purpose,
      code: outboxMessages.code,
      text: outboxMessages.text,
      time: outboxMessages.createTime
    })
    .from(outboxMessages)
    .where(to === undefined ? undefined : eq(outboxMessages.to, to))
    .orderBy(desc(outboxMessages.createTime), desc(outboxMessages.outboxId))
    .limit(shown)
