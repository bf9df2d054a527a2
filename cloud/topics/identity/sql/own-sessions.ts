import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { SignedInDevice } from '#contract/calls/identity/sessions.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { at, clockSlackMs } from '../../../database/rows/moments.ts'
import { sessions } from '../../../database/schema.ts'

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

/** How exactly it is noted when a session was used last: at most one write a minute. */
const seenStepMs = minute

/** Whether the use of a session is to be noted: the last time is a while ago, or was written by a wrong clock. */
export const isUseToNote = (lastSeenTime: number | null, now: number): boolean =>
  lastSeenTime === null || lastSeenTime <= now - seenStepMs || lastSeenTime > now + clockSlackMs

/**
 * Notes that a session is in use; calls at the same moment write once. A session that began under a wrong clock lasts
 * no longer from its use on than the rule says.
 */
export const noteSeen = async (database: Database, sessionId: number, now: number, lifeMs: number): Promise<void> => {
  const { lastSeenTime, expireTime } = sessions
  const toNote = or(isNull(lastSeenTime), lte(lastSeenTime, now - seenStepMs), gt(lastSeenTime, now + clockSlackMs))
  await database
    .update(sessions)
    .set({ lastSeenTime: now, expireTime: sql`least(${expireTime}, ${at(now + lifeMs)})` })
    .where(and(eq(sessions.sessionId, sessionId), toNote))
}
