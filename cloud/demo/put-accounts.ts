import { day } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { addMessages, addUser, findDemoFleet, findDemoTenantIds } from '../database/upkeep/demo-data.ts'
import { seed } from '../random.pure.ts'
import { type DemoAccount, roles } from '../topics/identity/demo/accounts.ts'
import { hashPassword } from '../topics/identity/passwords/passwords.ts'
import { findNames } from '../topics/identity/sql/account-changes.ts'
import type { AccountName } from '../topics/identity/sql/accounts.ts'
import { addRole, findBuiltInRole, giveRole } from '../topics/identity/sql/roles.ts'
import { messagesFor } from '../topics/messages/demo/messages.ts'
import { historyDays } from './organisation.ts'

/** Puts accounts in with their roles and messages. One whose phone and mailbox are both somebody else's is left out. */
export const putAccounts = async (
  database: Database,
  added: readonly DemoAccount[],
  time: number,
  password: string
): Promise<void> => {
  const tenantIds = await findDemoTenantIds(database)
  const fleet = await findDemoFleet(database)
  const roleIdOf = roleMaker(database)
  for (const { tenant, role, hasPassword, messages, about: _about, ...account } of added) {
    const email = await freeName(database, { kind: 'email', value: account.email })
    const cellphone = await freeName(database, { kind: 'cellphone', value: account.cellphone })
    if (email === null && cellphone === null) continue
    const tenantId = tenant === null ? null : (tenantIds[tenant] ?? null)
    const passwordHash = hasPassword ? await hashPassword(password) : null
    const createTime = time - historyDays * day
    const userId = await addUser(database, { ...account, email, cellphone, tenantId, passwordHash, createTime })
    if (userId === undefined) continue
    const roleId = await roleIdOf(role)
    if (roleId !== undefined) await giveRole(database, userId, roleId)
    const own = fleet.filter(robot => tenantId === null || robot.tenantId === tenantId)
    const robotNames = own.map(({ name, serial }) => `${name} (${serial})`)
    const rows = messagesFor(seed, account.email, messages, robotNames, time)
    await addMessages(
      database,
      rows.map(row => ({ ...row, userId }))
    )
  }
}

/** The name, or null where somebody else's account has it. */
const freeName = async (database: Database, name: AccountName): Promise<string | null> =>
  (await findNames(database, name)) === undefined ? name.value : null

/** Makes a function that gives the id of a role. It creates a demo role when the first account needs that role. */
const roleMaker = (database: Database) => {
  const made = new Map<string, number>()
  return async (role: DemoAccount['role']): Promise<number | undefined> => {
    if (role === null) return undefined
    if (typeof role === 'object') return findBuiltInRole(database, role.builtIn)
    const roleId = made.get(role) ?? (await addRole(database, { name: role, permissions: roles[role], demo: true }))
    made.set(role, roleId)
    return roleId
  }
}
