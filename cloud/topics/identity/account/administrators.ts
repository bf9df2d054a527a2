import * as v from 'valibot'
import { nickname } from '#contract/calls/identity/account.ts'
import { userTypes } from '#contract/calls/identity/sign-in.ts'
import { cellphone, email } from '#contract/checks/cellphone-and-email.ts'
import type { Database } from '../../../database/open.ts'
import { StartError } from '../../../start-error.pure.ts'
import { addAccount } from '../sql/account-changes.ts'
import { type AccountName, findAccount } from '../sql/accounts.ts'
import { findBuiltInRole, giveRole, hasRole } from '../sql/roles.ts'
import { byCellphone, byEmail } from './account-name.ts'

/** @throws StartError for a text that is neither an e-mail address nor a phone number */
export const readAccountName = (text: string): AccountName => {
  const isEmail = text.includes('@')
  const read = v.safeParse(isEmail ? email : cellphone, text)
  if (!read.success) throw new StartError(`“${text}” is not ${read.issues[0].message}.`)
  return isEmail ? byEmail(read.output) : byCellphone(read.output)
}

/** @throws StartError for a name that no account may have */
export const readNickname = (text: string): string => {
  const read = v.safeParse(nickname, text)
  if (!read.success) throw new StartError(`The name “${text}” does not fit: ${read.issues[0].message}.`)
  return read.output
}

/**
 * Makes an account with every permission and without a password.
 * @throws StartError where the name has an account
 */
export const createAdministrator = (
  database: Database,
  name: AccountName,
  { nickname, time }: { nickname: string; time: number }
): Promise<number> =>
  database.transaction(async transaction => {
    await roleOfAdministrators(transaction)
    const account = {
      nickname,
      [name.kind]: name.value,
      userType: userTypes.externalUser,
      status: 'active' as const,
      createTime: time
    }
    const userId = await addAccount(transaction, account, 'administrator')
    if (userId === undefined)
      throw new StartError(
        `${name.value} has an account already. \`npm run admin -- grant\` makes it an administrator's.`
      )
    return userId
  })

/** Makes an account that is there an administrator's. @throws StartError where there is none */
export const grantAdministrator = async (database: Database, name: AccountName): Promise<void> =>
  giveRole(database, await userIdOf(database, name), await roleOfAdministrators(database))

/** The id of an administrator's account. @throws StartError where there is no such administrator */
export const findAdministrator = async (database: Database, name: AccountName): Promise<number> => {
  const userId = await userIdOf(database, name)
  if (!(await hasRole(database, userId, await roleOfAdministrators(database))))
    throw new StartError(`${name.value} is no administrator.`)
  return userId
}

const userIdOf = async (database: Database, name: AccountName): Promise<number> => {
  const account = await findAccount(database, name)
  if (account === undefined) throw new StartError(`${name.value} has no account.`)
  return account.userId
}

const roleOfAdministrators = async (database: Database): Promise<number> => {
  const roleId = await findBuiltInRole(database, 'administrator')
  if (roleId === undefined) throw new StartError('Somebody deleted the role of administrators from this database.')
  return roleId
}
