import { codes } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import { storedOrigin } from '../../../http/request/origin.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { endSessions } from '../sql/account-changes.ts'
import { endOwnSession } from '../sql/own-sessions.ts'
import { addSecurityEvent } from '../sql/security-events.ts'
import { lockUser } from '../sql/sessions.ts'
import { forgetDevices } from '../sql/sign-in/known-devices.ts'
import type { Author } from './own-account.ts'

/** Ends sessions of the author, notes it where there were any, and has their open tabs hear of it. */
const endSome = async (
  { database, now, announce }: CloudServices,
  { member: { userId }, origin }: Author,
  end: (transaction: Database) => Promise<string[]>
): Promise<number> => {
  const ended = await database.transaction(async transaction => {
    await lockUser(transaction, userId)
    const hashes = await end(transaction)
    const event = { kind: 'signed_out_elsewhere', ...storedOrigin(origin), createTime: now() } as const
    if (hashes.length > 0) {
      // A device that the user does not want to be signed in is no device of theirs.
      await forgetDevices(transaction, userId)
      await addSecurityEvent(transaction, userId, event)
    }
    return hashes
  })
  announce.sessionsEnded(ended)
  return ended.length
}

/**
 * Signs the user out on another device.
 * @throws Refusal 610604 for the own session, 610603 for one that is gone or somebody else's: ids tell nothing
 */
export const endSession = async (services: CloudServices, author: Author, sessionId: number): Promise<void> => {
  const { userId, sessionId: own } = author.member
  if (sessionId === own)
    throw new Refusal(codes.parameterIllegal, {
      data: [{ field: 'sessionId', reason: 'is your own; log out instead' }]
    })
  const count = await endSome(services, author, async transaction => {
    const ended = await endOwnSession(transaction, userId, sessionId)
    return ended === undefined ? [] : [ended]
  })
  if (count === 0) throw new Refusal(codes.recordNotFound)
}

/** Signs the user out everywhere but here. */
export const endOtherSessions = (services: CloudServices, author: Author): Promise<number> =>
  endSome(services, author, transaction => endSessions(transaction, author.member.userId, author.member.sessionId))
