import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { type Member, memberFinder } from './sql/accounts.ts'
import { isUseToNote, noteSeen } from './sql/own-sessions.ts'
import { tokenHash } from './tokens.ts'

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
