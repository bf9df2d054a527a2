import { type Clock, minute } from '../clock.ts'
import { type Member, memberFinder } from '../database/accounts.ts'
import type { Database } from '../database/open.ts'
import { noteSeen } from '../database/own-sessions.ts'
import { tokenHash } from './tokens.ts'

/** How exactly it is noted when a session was used last: at most one write a minute. */
const seenStepMs = minute

type Parts = { database: Database; now: Clock; onFailure: (error: unknown) => void }

/** Finds who makes a call by their token, and notes that the session was used. */
export const callerFinder = ({ database, now, onFailure }: Parts) => {
  const findMember = memberFinder(database)
  const noteUse = async ({ sessionId, lastSeenTime }: Member) => {
    const notSince = now() - seenStepMs
    if (lastSeenTime !== null && lastSeenTime > notSince) return
    try {
      await noteSeen(database, { sessionId, notSince }, now())
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
