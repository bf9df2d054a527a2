import type { CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { verifyIdentity as verifyIdentityCall } from '#contract/identity-account.ts'
import { limits } from '#contract/limits.ts'
import {
  changeAccount,
  endSessions,
  findPasswordHash,
  isChecked,
  isTaken,
  noteCheck,
  spendCheck
} from '../database/account-changes.ts'
import type { AccountName, Member } from '../database/accounts.ts'
import type { Database } from '../database/open.ts'
import { lockUser } from '../database/sessions.ts'
import { countWrongPassword, forgetWrongPasswords, isLocked } from '../database/sign-in-attempts.ts'
import { Refusal } from '../refusal.ts'
import { spendCode } from './codes.ts'
import { hashPassword, isPasswordOf } from './passwords.ts'
import { takenCodes } from './register.ts'
import { identityCheckMs, lockRule } from './rules.ts'
import type { IdentityServices } from './services.ts'

/**
 * @throws Refusal 610030 for a wrong password, 610008 after too many: a lock of its own, so that who found an open
 * session can neither guess on nor keep the owner from signing in.
 */
const checkPassword = async ({ database, now }: IdentityServices, userId: number, password: string): Promise<void> => {
  const identifier = `check:${userId}`
  if (await isLocked(database, identifier, now())) throw new Refusal(codes.accountLocked)
  const right = await isPasswordOf(await findPasswordHash(database, userId), password)
  const open = right
    ? await forgetWrongPasswords(database, identifier, now())
    : await countWrongPassword(database, identifier, now(), lockRule)
  if (!open) throw new Refusal(codes.accountLocked)
  if (!right) throw new Refusal(codes.ownPasswordWrong)
}

/**
 * Checks that it is the user who has this session, which may then make one change to the account.
 * @throws Refusal
 */
export const verifyIdentity = async (
  services: IdentityServices,
  member: Member,
  proof: CallRequest<typeof verifyIdentityCall>['body']
): Promise<{ validFor: number }> => {
  const { database, now } = services
  if (proof.by === 'password') await checkPassword(services, member.userId, proof.password)
  else {
    const value = member[proof.by]
    if (value === null)
      throw new Refusal(codes.parameterIllegal, { data: [{ field: 'by', reason: `the account has no ${proof.by}` }] })
    await spendCode(database, { kind: proof.by, value }, 'verify', proof.code, now())
  }
  await noteCheck(database, member.sessionId, now() + identityCheckMs)
  return { validFor: limits.identityCheckSeconds }
}

/**
 * Makes one change, and spends the check of the session with it: both, or neither.
 * @throws Refusal 610016 where the session was not checked
 */
const changeOnce = async (
  { database, now }: IdentityServices,
  { sessionId, userId }: Member,
  change: (transaction: Database) => Promise<void>
): Promise<void> => {
  await database.transaction(async transaction => {
    await lockUser(transaction, userId)
    if (!(await spendCheck(transaction, sessionId, now()))) throw new Refusal(codes.identityNotChecked)
    await change(transaction)
  })
}

export const changeNickname = (services: IdentityServices, member: Member, nickname: string): Promise<void> =>
  changeOnce(services, member, transaction => changeAccount(transaction, member.userId, { nickname }))

/**
 * Gives the account another phone or mailbox, which has to have received the code.
 * @throws Refusal 610021 or 610022 where another account has it, told only after the right code
 */
export const changeName = async (
  services: IdentityServices,
  member: Member,
  name: AccountName,
  code: string
): Promise<void> => {
  const { database, now } = services
  // A look ahead of the code, which would be spent in vain.
  if (!(await isChecked(database, member.sessionId, now()))) throw new Refusal(codes.identityNotChecked)
  await spendCode(database, name, 'bind', code, now())
  try {
    await changeOnce(services, member, transaction =>
      changeAccount(transaction, member.userId, { [name.kind]: name.value })
    )
  } catch (error) {
    throw isTaken(error) ? new Refusal(takenCodes[name.kind]) : error
  }
}

/** Gives the account another password, and ends every session but this one. */
export const changePassword = async (services: IdentityServices, member: Member, password: string): Promise<void> => {
  const { database, now } = services
  // A look ahead of the costly work.
  if (!(await isChecked(database, member.sessionId, now()))) throw new Refusal(codes.identityNotChecked)
  const passwordHash = await hashPassword(password)
  await changeOnce(services, member, async transaction => {
    await changeAccount(transaction, member.userId, { passwordHash })
    await endSessions(transaction, member.userId, member.sessionId)
  })
}
