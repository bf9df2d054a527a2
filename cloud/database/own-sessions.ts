import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { SignedInDevice } from '#contract/identity-sessions.ts'
import type { Database } from './open.ts'
import { sessions } from './schema.ts'

/** Where a user is signed in: the asking session first, then the one seen last. */
export const findOwnSessions = (
  database: Database,
  { userId, sessionId }: { userId: number; sessionId: number },
  now: number
): Promise<SignedInDevice[]> => {
  const current = sql<boolean>`(${sessions.sessionId} = ${sessionId})`
  const lastSeenTime = sql<number>`coalesce(${sessions.lastSeenTime}, ${sessions.createTime})`.mapWith(
    sessions.createTime
  )
  return database
    .select({
      sessionId: sessions.sessionId,
      browser: sessions.browser,
      system: sessions.system,
      networkAddress: sessions.networkAddress,
      createTime: sessions.createTime,
      lastSeenTime,
      current
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expireTime, now)))
    .orderBy(desc(current), desc(lastSeenTime), desc(sessions.sessionId))
}

/** Ends one session of a user. @returns its token's hash; undefined where the user has no such session */
export const endOwnSession = async (
  transaction: Database,
  userId: number,
  sessionId: number
): Promise<string | undefined> => {
  const [ended] = await transaction
    .delete(sessions)
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId)))
    .returning({ tokenHash: sessions.tokenHash })
  return ended?.tokenHash
}

/** Notes that a session is in use; calls at the same moment write once. */
export const noteSeen = async (
  database: Database,
  { sessionId, notSince }: { sessionId: number; notSince: number },
  now: number
): Promise<void> => {
  const { lastSeenTime } = sessions
  await database
    .update(sessions)
    .set({ lastSeenTime: now })
    .where(and(eq(sessions.sessionId, sessionId), or(isNull(lastSeenTime), lte(lastSeenTime, notSince))))
}
