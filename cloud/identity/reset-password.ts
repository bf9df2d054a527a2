import { changeAccount, endSessions, findNames, liftLocks } from '../database/account-changes.ts'
import type { AccountName } from '../database/accounts.ts'
import { spendCode } from './codes.ts'
import { hashPassword } from './passwords.ts'
import type { IdentityServices } from './services.ts'
import { identifierOf } from './sign-in.ts'

/**
 * Gives an account a new password, lifts its locks and ends its sessions: whoever was in it is out. A name without an
 * account is answered the same after the same work. Nobody is signed in by it.
 * @throws Refusal for the code alone
 */
export const resetPassword = async (
  { database, now }: IdentityServices,
  name: AccountName,
  { code, password }: { code: string; password: string }
): Promise<void> => {
  await spendCode(database, name, 'forgot_password', code, now())
  const passwordHash = await hashPassword(password)
  await database.transaction(async transaction => {
    const account = await findNames(transaction, name)
    const { email = null, cellphone = null, userId } = account ?? {}
    const names = [name]
    if (email !== null) names.push({ kind: 'email', value: email })
    if (cellphone !== null) names.push({ kind: 'cellphone', value: cellphone })
    await liftLocks(transaction, names.map(identifierOf))
    if (userId === undefined) return
    await changeAccount(transaction, userId, { passwordHash })
    await endSessions(transaction, userId)
  })
}
