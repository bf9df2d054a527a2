import { userTypes } from '#contract/calls/identity/sign-in.ts'
import type { WorkplaceOutcome } from '#contract/calls/identity/workplace.ts'
import { canonicalEmail } from '#contract/checks/canonical-name.ts'
import { codes } from '#contract/codes.ts'
import type { Origin } from '../../../http/request/origin.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { byEmail } from '../account/account-name.ts'
import { findAccount } from '../sql/accounts.ts'
import { lockUser } from '../sql/sessions.ts'
import { addWorkplaceTicket, takeWorkplaceTicket } from '../sql/sign-in/workplace-tickets.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { welcomeDevice } from './known-device.ts'
import { grantOf, obstacleOf, type SignedIn, startSession } from './sign-in.ts'

/** Seconds that a browser has, on its way back from the provider, to make a session of its ticket. */
export const ticketSeconds = 60

type Admission =
  | { outcome: Exclude<WorkplaceOutcome, 'done' | 'cancelled' | 'failed'> }
  | { outcome: 'done'; ticket: string }

const outcomes = {
  [codes.accountInaccessible]: 'inaccessible',
  [codes.userUnactivated]: 'unactivated'
} as const

/**
 * Lets in whom the provider vouches for: an internal employee whose account has the very mailbox that the provider has
 * verified. Nobody is registered by it, and accounts of other kinds stay with their passwords and codes: a provider of
 * the workplace has no say about customers.
 */
export const admitFromWorkplace = async (
  { database, now }: CloudServices,
  email: string | undefined
): Promise<Admission> => {
  const mailbox = canonicalEmail(email ?? '')
  const account = mailbox === undefined ? undefined : await findAccount(database, byEmail(mailbox))
  if (account?.userType !== userTypes.internal) return { outcome: 'unknown' }
  const obstacle = obstacleOf(account)
  if (obstacle !== undefined) return { outcome: outcomes[obstacle] }
  const ticket = newToken()
  const expireTime = now() + ticketSeconds * 1_000
  await addWorkplaceTicket(database, { ticketHash: tokenHash(ticket), userId: account.userId, expireTime })
  return { outcome: 'done', ticket }
}

/**
 * Makes a session of a ticket, once.
 * @throws Refusal 610016 for a ticket that is unknown, used or too old; 610002, 610007 where the account changed meanwhile
 */
export const signInByWorkplace = async (
  services: CloudServices,
  ticket: string | undefined,
  { origin, deviceToken }: { origin: Origin; deviceToken: string | undefined }
): Promise<SignedIn> => {
  const { database, now } = services
  if (ticket === undefined) throw new Refusal(codes.identityNotChecked)
  const settled = await database.transaction(async transaction => {
    const account = await takeWorkplaceTicket(transaction, tokenHash(ticket), now(), ticketSeconds * 1_000)
    if (account === undefined || account.userType !== userTypes.internal) return { refused: codes.identityNotChecked }
    const obstacle = obstacleOf(account)
    if (obstacle !== undefined) return { refused: obstacle }
    await lockUser(transaction, account.userId)
    const started = await startSession(services, transaction, account.userId, origin)
    const from = { userId: account.userId, token: deviceToken, isKnown: false }
    return { ...started, deviceToken: await welcomeDevice(services, transaction, from) }
  })
  // Thrown only now: thrown inside, it would give the ticket back.
  if ('refused' in settled) throw new Refusal(settled.refused)
  return { grant: grantOf(services, settled), deviceToken: settled.deviceToken }
}
