import { codes } from '#contract/codes.ts'
import { type Grant, userTypes } from '#contract/identity.ts'
import { type AccountName, findAccount } from '../database/accounts.ts'
import type { Database } from '../database/open.ts'
import { beginSession, lockUser } from '../database/sessions.ts'
import {
  countWrongPassword,
  forgetWrongPasswords,
  isLocked,
  mayTry,
  settleAddress
} from '../database/sign-in-attempts.ts'
import { Refusal } from '../refusal.ts'
import { checkCode, codeRefusals } from './codes.ts'
import { isPasswordOf } from './passwords.ts'
import { addressRule, lockRule, tokenSeconds } from './rules.ts'
import type { IdentityServices } from './services.ts'
import { newToken, tokenHash } from './tokens.ts'

/** What a person shows to be let in. */
export type Proof = { by: 'password'; password: string } | { by: 'code'; code: string }

export type Attempt = { account: AccountName; proof: Proof; networkAddress: string }

/** What locks count by: what was submitted, whether or not an account has it. */
export const identifierOf = ({ kind, value }: AccountName): string => `${kind}:${value}`

type Account = Awaited<ReturnType<typeof findAccount>>

/** Why an account that gave the right password or code still gets no session (contract, identity). */
const obstacleOf = ({ status, userType }: NonNullable<Account>) => {
  if (status === 'disabled') return codes.accountInaccessible
  if (status === 'pending') return codes.userUnactivated
  return userType === userTypes.internal ? codes.internalEmployee : undefined
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
export const signIn = async (
  services: IdentityServices,
  { account, proof, networkAddress }: Attempt
): Promise<Grant> => {
  const { database, now } = services
  const identifier = identifierOf(account)
  const addressLimit = { ...addressRule, failures: addressRule.failures * services.addressLimitFactor }

  if (!(await mayTry(database, networkAddress, now(), addressLimit))) throw new Refusal(codes.accessTooFrequent)
  if (await isLocked(database, identifier, now())) throw new Refusal(codes.accountLocked)

  const found = await findAccount(database, account)
  const isRightPassword = proof.by === 'password' && (await isPasswordOf(found?.passwordHash, proof.password))

  // Locks are always taken in this order, code before identifier before address before user, so that none waits for
  // another in a ring.
  const settled = await database.transaction(async transaction => {
    const time = now()
    const outcome = await (proof.by === 'code'
      ? checkCode(transaction, account, 'login', proof.code, time)
      : isRightPassword
        ? 'right'
        : 'wrong')
    const right = outcome === 'right'
    if (!(await settleLock(transaction, identifier, proof, right, time))) throw new Refusal(codes.accountLocked)
    // A refusal here takes the counts above back: a network address that is shut out can't lock anybody's account.
    if (!(await settleAddress(transaction, networkAddress, right ? 'right' : 'wrong', time, addressLimit)))
      throw new Refusal(codes.accessTooFrequent)
    if (proof.by === 'code' && outcome !== 'right') return { refused: codeRefusals[outcome] }
    if (!right || found === undefined) return { refused: codes.wrongCredentials }
    // A new password that came while we looked at the old one ended all sessions; none may begin with the old one now.
    const user = await lockUser(transaction, found.userId)
    if (proof.by === 'password' && user?.passwordHash !== found.passwordHash) return { refused: codes.wrongCredentials }
    const obstacle = obstacleOf(found)
    if (obstacle !== undefined) return { refused: obstacle }
    const token = newToken()
    const session = { userId: found.userId, tokenHash: tokenHash(token), createTime: time }
    await beginSession(transaction, { ...session, expireTime: time + tokenSeconds * 1_000 }, services.sessionsPerUser)
    return { token, expire: tokenSeconds }
  })
  // Thrown only now: thrown inside, it would roll back the count of the wrong password.
  if ('refused' in settled) throw new Refusal(settled.refused)
  return settled
}

/** @returns false where the identifier was locked meanwhile. */
const settleLock = (transaction: Database, identifier: string, proof: Proof, right: boolean, time: number) => {
  if (right) return forgetWrongPasswords(transaction, identifier, time)
  if (proof.by === 'password') return countWrongPassword(transaction, identifier, time, lockRule)
  return isLocked(transaction, identifier, time).then(locked => !locked)
}
