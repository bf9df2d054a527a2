import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from './open.ts'
import { sessions, users } from './schema.ts'

type NewSession = { userId: number; tokenHash: string; createTime: number; expireTime: number }

/**
 * Locks the row of a user for the rest of a transaction; whoever also locks sessions of theirs locks this first.
 * @returns the password hash as it is by then; undefined where there is no such user
 */
export const lockUser = async (
  transaction: Database,
  userId: number
): Promise<{ passwordHash: string | null } | undefined> => {
  const [user] = await transaction
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update')
  return user
}

/**
 * Begins a session and ends the user's oldest ones beyond the limit. Runs in a transaction: the row of the user is
 * locked first, so that sign-ins at the same moment count each other.
 */
export const beginSession = async (transaction: Database, session: NewSession, sessionsPerUser: number) => {
  await lockUser(transaction, session.userId)
  await transaction.insert(sessions).values(session)
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.userId, session.userId), lte(sessions.expireTime, session.createTime)))
  const beyondLimit = transaction
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(desc(sessions.createTime), desc(sessions.sessionId))
    .offset(sessionsPerUser)
  await transaction.delete(sessions).where(inArray(sessions.sessionId, beyondLimit))
}

/** Ends a session; one that is already gone is no error. */
export const endSession = async (database: Database, tokenHash: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Drops the sessions that nobody can use any more. */
export const dropExpiredSessions = async (database: Database, now: number): Promise<void> => {
  await database.delete(sessions).where(lte(sessions.expireTime, now))
}
