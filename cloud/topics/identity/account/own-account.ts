import type { CallRequest } from '#contract/call.ts'
import type { verifyIdentity as verifyIdentityCall } from '#contract/calls/identity/account.ts'
import type { SecurityEventKind } from '#contract/calls/identity/sessions.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import { takenAs } from '../../../database/rows/taken-as.ts'
import { languageOf, type Origin, storedOrigin } from '../../../http/request/origin.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { spendCode } from '../codes/codes.ts'
import { refuseCommon } from '../passwords/common-passwords.ts'
import { lockOf, refuseLocked } from '../sign-in/locks.ts'
import {
  changeAccount,
  endSessions,
  findPasswordHash,
  isChecked,
  noteCheck,
  renewPasswordHash,
  spendCheck
} from '../sql/account-changes.ts'
import type { AccountName, Member } from '../sql/accounts.ts'
import { addSecurityEvent } from '../sql/security-events.ts'
import { type LockedUser, lockUser } from '../sql/sessions.ts'
import { forgetDevices } from '../sql/sign-in/known-devices.ts'
import { countWrongPassword, forgetWrongPasswords } from '../sql/sign-in/sign-in-attempts.ts'
import { changeMessage } from './change-message.ts'
import { takenCodes } from './register.ts'

/**
 * @throws Refusal 610030 for a wrong password, 610008 after too many: a lock of its own, so that who found an open
 * session can neither guess on nor keep the owner from signing in.
 */
const checkPassword = async (
  { database, now, rules, passwords }: CloudServices,
  userId: number,
  password: string,
  origin: Origin
): Promise<void> => {
  const identifier = `check:${userId}`
  await refuseLocked(database, identifier, now(), rules.lock)
  const passwordHash = await findPasswordHash(database, userId)
  const { right, renewed } = await passwords.compare(passwordHash, password)
  const open = right
    ? await forgetWrongPasswords(database, identifier, now(), rules.lock)
    : await countWrongPassword(database, identifier, now(), rules.lock)
  if (!open) throw (await lockOf(database, identifier, now(), rules.lock)) ?? new Refusal(codes.accountLocked)
  if (right) {
    if (renewed !== undefined && passwordHash) await renewPasswordHash(database, userId, passwordHash, renewed)
    return
  }
  await addSecurityEvent(database, userId, { kind: 'check_failed', ...storedOrigin(origin), createTime: now() })
  throw new Refusal(codes.ownPasswordWrong)
}

/**
 * Checks that this session is in the hands of its user. The session may then make one change to the account.
 * @throws Refusal
 */
export const verifyIdentity = async (
  services: CloudServices,
  member: Member,
  proof: CallRequest<typeof verifyIdentityCall>['body'],
  origin: Origin
): Promise<{ validFor: number }> => {
  const { database, now, rules } = services
  if (proof.by === 'password') await checkPassword(services, member.userId, proof.password, origin)
  else {
    const value = member[proof.by]
    if (value === null)
      throw new Refusal(codes.parameterIllegal, { data: [{ field: 'by', reason: `the account has no ${proof.by}` }] })
    await spendCode(services, { kind: proof.by, value }, 'verify', proof.code)
  }
  await noteCheck(database, member.sessionId, now() + rules.identityCheckMs)
  return { validFor: rules.identityCheckMs / 1_000 }
}

/** The member who makes a change, and the origin of the request. */
export type Author = { member: Member; origin: Origin }

/**
 * Makes one change, spends the check of the session with it and notes what happened: all of it, or nothing.
 * @param change gets the account as it was before
 * @throws Refusal 610016 where the session was not checked
 */
const changeOnce = (
  { database, now, rules }: CloudServices,
  { member: { sessionId, userId }, origin }: Author,
  kind: SecurityEventKind,
  change: (transaction: Database, before: LockedUser | undefined) => Promise<void>
): Promise<void> =>
  database.transaction(async transaction => {
    const before = await lockUser(transaction, userId)
    const time = now()
    if (!(await spendCheck(transaction, sessionId, time, rules.identityCheckMs)))
      throw new Refusal(codes.identityNotChecked)
    await change(transaction, before)
    await addSecurityEvent(transaction, userId, { kind, ...storedOrigin(origin), createTime: time })
  })

export const changeNickname = async (services: CloudServices, author: Author, nickname: string): Promise<void> => {
  await changeOnce(services, author, 'nickname_changed', transaction =>
    changeAccount(transaction, author.member.userId, { nickname })
  )
}

/**
 * Gives the account another phone or mailbox, which has to have received the code, and tells the old one.
 * @throws Refusal 610021 or 610022 where another account has it, told only after the right code
 */
export const changeName = async (
  services: CloudServices,
  author: Author,
  name: AccountName,
  code: string
): Promise<void> => {
  const { database, now, rules } = services
  const { sessionId, userId } = author.member
  // A look ahead of the code, which would be spent in vain.
  if (!(await isChecked(database, sessionId, now(), rules.identityCheckMs))) throw new Refusal(codes.identityNotChecked)
  await spendCode(services, name, 'bind', code)
  await takenAs(
    () => new Refusal(takenCodes[name.kind]),
    async () => {
      await changeOnce(services, author, `${name.kind}_changed`, async (transaction, before) => {
        await changeAccount(transaction, userId, { [name.kind]: name.value })
        const old = before?.[name.kind] ?? null
        if (old !== null && old !== name.value)
          await tellOld(services, transaction, author, { kind: name.kind, value: old })
      })
      await services.letters.send()
    }
  )
}

/**
 * Keeps the letter to the old phone or mailbox with the change: who takes an account over can't stop it. It is in the
 * language of who made the change: no other is known of the account.
 */
const tellOld = (
  { letters, now }: CloudServices,
  transaction: Database,
  { origin }: Author,
  { kind, value }: AccountName
): Promise<void> => {
  const letter = changeMessage(languageOf(origin), kind, now())
  return letters.keep(transaction, kind, { to: value, purpose: 'changed', ...letter })
}

/** Gives the account another password, and ends every session but this one. */
export const changePassword = async (services: CloudServices, author: Author, password: string): Promise<void> => {
  const { database, now, rules, announce, passwords } = services
  const { sessionId, userId } = author.member
  refuseCommon(password)
  // A look ahead of the costly work.
  if (!(await isChecked(database, sessionId, now(), rules.identityCheckMs))) throw new Refusal(codes.identityNotChecked)
  const passwordHash = await passwords.hash(password)
  let ended: string[] = []
  await changeOnce(services, author, 'password_changed', async transaction => {
    await changeAccount(transaction, userId, { passwordHash, passwordChangeTime: now() })
    ended = await endSessions(transaction, userId, sessionId)
    await forgetDevices(transaction, userId)
  })
  announce.sessionsEnded(ended)
}
