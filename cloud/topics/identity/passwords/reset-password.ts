import type { Database } from '../../../database/open.ts'
import { type Origin, storedOrigin } from '../../../http/request/origin.ts'
import type { CloudServices } from '../../../services.ts'
import { spendCode } from '../codes/codes.ts'
import { identifierOf } from '../sign-in/sign-in.ts'
import { changeAccount, endSessions, findNames, liftLocks } from '../sql/account-changes.ts'
import type { AccountName } from '../sql/accounts.ts'
import { addSecurityEvent } from '../sql/security-events.ts'
import { forgetDevices } from '../sql/sign-in/known-devices.ts'
import { refuseCommon } from './common-passwords.ts'

/**
 * Gives an account a new password, lifts its locks and ends its sessions: everybody in it is out. A name without an
 * account is answered the same after the same work. Nobody is signed in by it.
 * @throws Refusal for the code, and for a common password before the code is looked at
 */
export const resetPassword = async (
  services: CloudServices,
  name: AccountName,
  { code, password }: { code: string; password: string },
  origin: Origin
): Promise<void> => {
  refuseCommon(password)
  await spendCode(services, name, 'forgot_password', code)
  const passwordHash = await services.passwords.hash(password)
  const time = services.now()
  const ended = await services.database.transaction(transaction =>
    replacePassword(transaction, name, { passwordHash, origin, time })
  )
  services.announce.sessionsEnded(ended)
}

/**
 * Puts a new password in the place of an account's, lifts its locks and ends its sessions.
 * @returns the token hashes of the sessions that ended
 */
export const replacePassword = async (
  transaction: Database,
  name: AccountName,
  { passwordHash, origin, time }: { passwordHash: string; origin: Origin; time: number }
): Promise<string[]> => {
  const account = await findNames(transaction, name)
  const { email = null, cellphone = null, userId } = account ?? {}
  const names = [name]
  if (email !== null) names.push({ kind: 'email', value: email })
  if (cellphone !== null) names.push({ kind: 'cellphone', value: cellphone })
  await liftLocks(transaction, names.map(identifierOf))
  await addSecurityEvent(transaction, userId, { kind: 'password_reset', ...storedOrigin(origin), createTime: time })
  if (userId === undefined) return []
  await changeAccount(transaction, userId, { passwordHash, passwordChangeTime: time })
  await forgetDevices(transaction, userId)
  return endSessions(transaction, userId)
}
