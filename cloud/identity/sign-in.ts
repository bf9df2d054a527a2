import { codes } from '#contract/codes.ts'
import { type Grant, userTypes } from '#contract/identity.ts'
import type { Clock } from '../clock.ts'
import { type AccountName, findAccount } from '../database/accounts.ts'
import type { Database } from '../database/open.ts'
import { beginSession } from '../database/sessions.ts'
import {
  countWrongPassword,
  forgetWrongPasswords,
  isLocked,
  mayTry,
  settleAddress
} from '../database/sign-in-attempts.ts'
import { Refusal } from '../refusal.ts'
import { isPasswordOf } from './passwords.ts'
import { addressRule, lockRule, tokenSeconds } from './rules.ts'
import { newToken, tokenHash } from './tokens.ts'

export type SignInServices = {
  database: Database
  now: Clock
  sessionsPerUser: number
  addressLimitFactor: number
}

export type Attempt = { account: AccountName; password: string; networkAddress: string }

type Account = Awaited<ReturnType<typeof findAccount>>

/** Why an account that gave the right password still gets no session (contract, identity). */
const obstacleOf = ({ status, userType }: NonNullable<Account>) => {
  if (status === 'disabled') return codes.accountInaccessible
  if (status === 'pending') return codes.userUnactivated
  return userType === userTypes.internal ? codes.internalEmployee : undefined
}

/**
 * Signs in with a password and begins a session.
 *
 * The first look at lock and address only saves the costly check of a password. What binds is the settlement after
 * it, in one transaction that refuses again: of any number of attempts at once, no more are answered by their password
 * than the rules allow, and a right password that comes after the lock is refused as well.
 * @throws Refusal
 */
export const signIn = async (
  services: SignInServices,
  { account, password, networkAddress }: Attempt
): Promise<Grant> => {
  const { database, now } = services
  const identifier = `${account.kind}:${account.value}`
  const addressLimit = { ...addressRule, failures: addressRule.failures * services.addressLimitFactor }

  if (!(await mayTry(database, networkAddress, now(), addressLimit))) throw new Refusal(codes.accessTooFrequent)
  if (await isLocked(database, identifier, now())) throw new Refusal(codes.accountLocked)

  const found = await findAccount(database, account)
  const right = await isPasswordOf(found?.passwordHash, password)

  // Locks are always taken in this order, identifier before address before user, so that none waits for another in a ring.
  const settled = await database.transaction(async transaction => {
    const time = now()
    const open = right
      ? await forgetWrongPasswords(transaction, identifier, time)
      : await countWrongPassword(transaction, identifier, time, lockRule)
    if (!open) throw new Refusal(codes.accountLocked)
    // A refusal here takes the count above back: a network address that is shut out can't lock anybody's account.
    if (!(await settleAddress(transaction, networkAddress, right ? 'right' : 'wrong', time, addressLimit)))
      throw new Refusal(codes.accessTooFrequent)
    if (!right || found === undefined) return { refused: codes.wrongCredentials }
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
