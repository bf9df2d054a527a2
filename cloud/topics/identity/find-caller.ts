import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { hasExpired, type Member, memberFinder } from './sql/accounts.ts'
import { isUseToNote, noteSeen } from './sql/own-sessions.ts'
import { tokenHash } from './tokens.ts'

/** Finds whether a token ended by time. @returns false once nothing is known of it any more, a day later */
export const expiredFinder =
  ({ database, now }: Pick<Parts, 'database' | 'now'>) =>
  (token: string): Promise<boolean> =>
    hasExpired(database, tokenHash(token), now())

type Parts = { database: Database; now: Clock; sessionMs: number; onFailure: (error: unknown) => void }

/** Finds who makes a call by their token, and notes that the session was used. */
export const callerFinder = ({ database, now, sessionMs, onFailure }: Parts) => {
  const findMember = memberFinder(database)
  const noteUse = async ({ sessionId, lastSeenTime }: Member) => {
    if (!isUseToNote(lastSeenTime, now())) return
    try {
      await noteSeen(database, sessionId, now(), sessionMs)
    } catch (error) {
      // A database that takes no writes must not keep anybody from reading.
      onFailure(error)
    }
  }
  return async (token: string): Promise<Member | undefined> => {
    const member = await findMember(tokenHash(token), now())
    if (member !== undefined) await noteUse(member)
    return member
  }
}
