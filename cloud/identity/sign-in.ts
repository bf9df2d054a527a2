import { codes } from '#contract/codes.ts'
import { type Grant, userTypes } from '#contract/identity.ts'
import { type AccountName, findAccount } from '../database/accounts.ts'
import type { Database } from '../database/open.ts'
import { addSecurityEvent } from '../database/security-events.ts'
import { beginSession, lockUser } from '../database/sessions.ts'
import {
  countWrongPassword,
  findLock,
  forgetWrongPasswords,
  mayTry,
  settleAddress
} from '../database/sign-in-attempts.ts'
import { Refusal } from '../refusal.ts'
import { checkCode, codeRefusals } from './codes.ts'
import { lockOf, refuseLocked } from './locks.ts'
import { type Origin, storedOrigin } from './origin.ts'
import { isPasswordOf } from './passwords.ts'
import type { Rules } from './rules.ts'
import type { IdentityServices } from './services.ts'
import { newToken, tokenHash } from './tokens.ts'

/** What a person shows to be let in. */
export type Proof = { by: 'password'; password: string } | { by: 'code'; code: string }

export type Attempt = { account: AccountName; proof: Proof; origin: Origin }

/** What locks count by: what was submitted, whether or not an account has it. */
export const identifierOf = ({ kind, value }: AccountName): string => `${kind}:${value}`

type Account = Awaited<ReturnType<typeof findAccount>>

/** Why an account of somebody who showed the right thing still gets no session (contract, identity). */
export const obstacleOf = ({ status }: Pick<NonNullable<Account>, 'status'>) => {
  if (status === 'disabled') return codes.accountInaccessible
  return status === 'pending' ? codes.userUnactivated : undefined
}

/**
 * Signs in with a password or a code and begins a session.
 *
 * The first look at lock and address only saves the costly check of a password. What binds is the settlement after
 * it, in one transaction that refuses again: of any number of attempts at once, no more are answered by their password
 * than the rules allow, and a right password that comes after the lock is refused as well.
 *
 * A lock keeps codes out too. Wrong codes count for the network address, and not towards the lock: the code dies of
 * them by itself.
 * @throws Refusal
 */
export const signIn = async (services: IdentityServices, { account, proof, origin }: Attempt): Promise<Grant> => {
  const { database, now, rules } = services
  const { networkAddress } = origin
  const identifier = identifierOf(account)
  const addressLimit = rules.address.failedSignIns

  if (!(await mayTry(database, networkAddress, now(), addressLimit))) throw new Refusal(codes.accessTooFrequent)
  await refuseLocked(database, identifier, now(), rules.lock)

  const found = await findAccount(database, account)
  const isRightPassword = proof.by === 'password' && (await isPasswordOf(found?.passwordHash, proof.password))

  // Locks are always taken in this order, code before identifier before address before user, so that none waits for
  // another in a ring.
  const settled = await database.transaction(async transaction => {
    const time = now()
    const outcome = await (proof.by === 'code'
      ? checkCode(services, transaction, account, 'login', proof.code)
      : isRightPassword
        ? 'right'
        : 'wrong')
    const right = outcome === 'right'
    if (!(await settleLock(transaction, { identifier, proof, right, time, rule: rules.lock })))
      throw await lockOf(transaction, identifier, time, rules.lock)
    // A refusal here takes the counts above back: a network address that is shut out can't lock anybody's account.
    if (!(await settleAddress(transaction, networkAddress, right ? 'right' : 'wrong', time, addressLimit)))
      throw new Refusal(codes.accessTooFrequent)
    if (!right)
      await addSecurityEvent(transaction, found?.userId, {
        kind: 'sign_in_failed',
        ...storedOrigin(origin),
        createTime: time
      })
    if (proof.by === 'code' && outcome !== 'right') return { refused: codeRefusals[outcome] }
    if (!right || found === undefined) return { refused: codes.wrongCredentials }
    // A new password that came while we looked at the old one ended all sessions; none may begin with the old one now.
    const user = await lockUser(transaction, found.userId)
    if (proof.by === 'password' && user?.passwordHash !== found.passwordHash) return { refused: codes.wrongCredentials }
    const obstacle = obstacleOf(found) ?? (found.userType === userTypes.internal ? codes.internalEmployee : undefined)
    if (obstacle !== undefined) return { refused: obstacle }
    return startSession(services, transaction, found.userId, origin)
  })
  // Thrown only now: thrown inside, it would roll back the count of the wrong password.
  if ('refused' in settled) throw new Refusal(settled.refused)
  return grantOf(services, settled)
}

/** A session that began, and those that ended for it. */
type Started = { token: string; ended: string[] }

/** Begins a session, in a transaction, and notes it; `grantOf` tells of it afterwards. */
export const startSession = async (
  { now, rules }: IdentityServices,
  transaction: Database,
  userId: number,
  origin: Origin
): Promise<Started> => {
  const time = now()
  const token = newToken()
  const from = storedOrigin(origin)
  const session = { userId, tokenHash: tokenHash(token), createTime: time, ...from }
  const expireTime = time + rules.session.lifeMs
  const ended = await beginSession(transaction, { ...session, expireTime }, rules.session.perUser)
  await addSecurityEvent(transaction, userId, { kind: 'signed_in', ...from, createTime: time })
  return { token, ended }
}

/** What sign-in answers, once the session is committed. */
export const grantOf = ({ announce, rules }: IdentityServices, { token, ended }: Started): Grant => {
  announce.sessionsEnded(ended)
  return { token, expire: rules.session.lifeMs / 1_000 }
}

/** @returns false where the identifier was locked meanwhile. */
const settleLock = (
  transaction: Database,
  given: { identifier: string; proof: Proof; right: boolean; time: number; rule: Rules['lock'] }
) => {
  const { identifier, proof, right, time, rule } = given
  if (right) return forgetWrongPasswords(transaction, identifier, time, rule)
  if (proof.by === 'password') return countWrongPassword(transaction, identifier, time, rule)
  return findLock(transaction, identifier, time, rule).then(lockedUntil => lockedUntil === undefined)
}
