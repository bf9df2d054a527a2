import { type Grant, userTypes } from '#contract/calls/identity/sign-in.ts'
import { passwordForms } from '#contract/checks/canonical-password.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import { type Origin, storedOrigin } from '../../../http/request/origin.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { checkCode, codeRefusals } from '../codes/codes.ts'
import { isSamePassword, type PasswordOutcome } from '../passwords/passwords.ts'
import { changeAccount } from '../sql/account-changes.ts'
import { type AccountName, findAccount } from '../sql/accounts.ts'
import { addSecurityEvent } from '../sql/security-events.ts'
import { beginSession, lockUser } from '../sql/sessions.ts'
import { countWrongPassword, forgetWrongPasswords } from '../sql/sign-in/sign-in-attempts.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { findDevice, welcomeDevice } from './known-device.ts'
import { lockOf, refuseLocked } from './locks.ts'
import { admitStranger, type StrangerTry, settleStranger } from './stranger-limits.ts'

/** A person's proof at sign-in. */
export type Proof = { by: 'password'; password: string } | { by: 'code'; code: string }

export type Attempt = {
  account: AccountName
  proof: Proof
  origin: Origin
  /** Of a captcha, where one is wanted. */
  imageTicket: string | undefined
  /** The token of the device cookie. */
  deviceToken: string | undefined
}

/** The answer of a sign-in, and the token that the browser keeps from now on. */
export type SignedIn = { grant: Grant; deviceToken: string }

/** The key that locks count by: the submitted name, whether or not an account has it. */
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
 * A stranger is checked before the costly check of a password. Only the settlement after it binds: one transaction, which
 * checks and refuses again. A device that signed in to this account before is not affected by strangers. Wrong passwords
 * there lock the device alone.
 *
 * A lock keeps no code out, and a wrong code locks nobody: the code dies of them by itself.
 * @throws Refusal
 */
export const signIn = async (services: CloudServices, attempt: Attempt): Promise<SignedIn> => {
  const { database, now, passwords } = services
  const { account, proof, origin, deviceToken } = attempt
  const found = await findAccount(database, account)
  const device = await findDevice(services, deviceToken, found?.userId)
  const tried = await admit(services, attempt, device)
  const compared: PasswordOutcome =
    proof.by === 'password' ? await passwords.compare(found?.passwordHash, proof.password) : { right: false }

  // Locks are always taken in this order, against deadlocks: code, identifier, address, user.
  const settled = await database.transaction(async transaction => {
    const time = now()
    const outcome = await (proof.by === 'code'
      ? checkCode(services, transaction, account, 'login', proof.code)
      : compared.right
        ? 'right'
        : 'wrong')
    const right = outcome === 'right'
    // A refusal here takes the counts back.
    await settle(services, transaction, tried, { right, time })
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
    if (proof.by === 'password' && !isSamePassword(user?.passwordHash, found.passwordHash))
      return { refused: codes.wrongCredentials }
    if (compared.renewed !== undefined)
      await changeAccount(transaction, found.userId, { passwordHash: compared.renewed })
    const obstacle = obstacleOf(found) ?? (found.userType === userTypes.internal ? codes.internalEmployee : undefined)
    if (obstacle !== undefined) return { refused: obstacle }
    const started = await startSession(services, transaction, found.userId, origin)
    const from = { userId: found.userId, token: deviceToken, isKnown: device !== undefined }
    return { ...started, deviceToken: await welcomeDevice(services, transaction, from) }
  })
  // Thrown only now: thrown inside, it would roll back the count of the wrong password.
  if ('refused' in settled) throw new Refusal(settled.refused)
  return { grant: grantOf(services, settled), deviceToken: settled.deviceToken }
}

/** By which limits an attempt is made: those of strangers, or those of a known device. */
type Tried = { by: 'stranger'; stranger: StrangerTry } | { by: 'device'; identifier: string; counts: boolean }

/** @throws Refusal where an attempt may not even be looked at */
const admit = async (
  services: CloudServices,
  { account, proof, origin: { networkAddress }, imageTicket }: Attempt,
  device: string | undefined
): Promise<Tried> => {
  const { database, now, rules } = services
  if (device === undefined) {
    const forms = proof.by === 'password' ? passwordForms(proof.password).length : 1
    const asked = { by: proof.by, forms, identifier: identifierOf(account), networkAddress }
    return { by: 'stranger', stranger: await admitStranger(services, asked, imageTicket) }
  }
  // A wrong code does not count: the code dies of them by itself.
  const counts = proof.by === 'password'
  const identifier = `device:${device} ${identifierOf(account)}`
  if (counts) await refuseLocked(database, identifier, now(), rules.lock)
  return { by: 'device', identifier, counts }
}

/** @throws Refusal where the limits were reached meanwhile */
const settle = async (
  services: CloudServices,
  transaction: Database,
  tried: Tried,
  { right, time }: { right: boolean; time: number }
): Promise<void> => {
  if (tried.by === 'stranger') return settleStranger(services, transaction, tried.stranger, { right, time })
  if (!tried.counts) return
  const { identifier } = tried
  const { lock } = services.rules
  const settleDevice = right ? forgetWrongPasswords : countWrongPassword
  if (await settleDevice(transaction, identifier, time, lock)) return
  throw (await lockOf(transaction, identifier, time, lock)) ?? new Refusal(codes.accountLocked)
}

/** A session that began, and those that ended for it. */
type Started = { token: string; ended: string[] }

/** Begins a session, in a transaction, and notes it; `grantOf` tells of it afterwards. */
export const startSession = async (
  { now, rules }: CloudServices,
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
export const grantOf = ({ announce, rules }: CloudServices, { token, ended }: Started): Grant => {
  announce.sessionsEnded(ended)
  return { token, expire: rules.session.lifeMs / 1_000 }
}
