import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { sessions, users } from '../../../database/schema.ts'

type NewSession = {
  userId: number
  tokenHash: string
  createTime: number
  expireTime: number
  browser: string | null
  system: string | null
  networkAddress: string | null
}

export type LockedUser = { passwordHash: string | null; email: string | null; cellphone: string | null }

/**
 * Locks the row of a user for the rest of a transaction. A transaction that also locks the user's sessions locks this first.
 * @returns the user as they are by then; undefined where there is no such user
 */
export const lockUser = async (transaction: Database, userId: number): Promise<LockedUser | undefined> => {
  const [user] = await transaction
    .select({ passwordHash: users.passwordHash, email: users.email, cellphone: users.cellphone })
    .from(users)
    .where(eq(users.userId, userId))
    .for('update')
  return user
}

/**
 * Begins a session and ends the user's oldest ones beyond the limit. Runs in a transaction: the row of the user is
 * locked first, so that sign-ins at the same moment count each other.
 * @returns the token hashes of those that ended
 */
export const beginSession = async (
  transaction: Database,
  session: NewSession,
  sessionsPerUser: number
): Promise<string[]> => {
  await lockUser(transaction, session.userId)
  await transaction.insert(sessions).values({ ...session, lastSeenTime: session.createTime })
  const expired = await transaction
    .delete(sessions)
    .where(and(eq(sessions.userId, session.userId), lte(sessions.expireTime, session.createTime)))
    .returning({ tokenHash: sessions.tokenHash })
  const beyondLimit = transaction
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    // By the order in which they began, even where a clock was wrong then.
    .orderBy(desc(sessions.sessionId))
    .offset(sessionsPerUser)
  const evicted = await transaction
    .delete(sessions)
    .where(inArray(sessions.sessionId, beyondLimit))
    .returning({ tokenHash: sessions.tokenHash })
  return [...expired, ...evicted].map(({ tokenHash }) => tokenHash)
}

const isOpen = (now: number) => and(gt(sessions.expireTime, now), eq(users.status, 'active'))

/** Hashes in one question: a question has 65,535 parameters at most. */
const askedAtOnce = 1_000

/** Those of the token hashes whose session lasts and whose account is active. */
export const findOpenSessions = async (database: Database, hashes: string[], now: number): Promise<Set<string>> => {
  const open = new Set<string>()
  for (let index = 0; index < hashes.length; index += askedAtOnce) {
    const found = await database
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .innerJoin(users, eq(users.userId, sessions.userId))
      .where(and(inArray(sessions.tokenHash, hashes.slice(index, index + askedAtOnce)), isOpen(now)))
    for (const { tokenHash } of found) open.add(tokenHash)
  }
  return open
}

/** Ends a session; one that is already gone is no error. */
export const endSession = async (database: Database, tokenHash: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}
