import { eq, sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { messages } from './schema.ts'

/** How many messages a user has: unread, read, all. */
export const countMessages = async (database: Database, userId: number) => {
  const [counted] = await database
    .select({
      unReadCount: sql<number>`(count(*) filter (where ${messages.status} = 1))::int`,
      readCount: sql<number>`(count(*) filter (where ${messages.status} = 2))::int`,
      count: sql<number>`count(*)::int`
    })
    .from(messages)
    .where(eq(messages.userId, userId))
  return counted ?? { unReadCount: 0, readCount: 0, count: 0 }
}
