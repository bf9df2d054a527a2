import type { Clock } from '../clock.ts'
import { day, startOfBeijingDay } from '../clock.ts'
import { findAccount } from '../database/accounts.ts'
import {
  addMenuNode,
  addMessages,
  addRobots,
  addRole,
  addStore,
  addTenant,
  addUser,
  findDemoPart,
  findFleet,
  findTenantIds,
  hasUsers,
  markDemoPart,
  putProductSales,
  refreshLastSeen
} from '../database/demo-data.ts'
import type { Database } from '../database/open.ts'
import { putTasks } from '../database/tasks.ts'
import { hashPassword, isPasswordOf } from '../identity/passwords.ts'
import { shipLanguage } from '../languages/ship.ts'
import { accounts, type DemoAccount, people, robotAccount, roles } from './accounts.ts'
import { putAppointments } from './appointments.ts'
import { putCourses } from './courses.ts'
import { shippedLanguageFiles } from './language-files.ts'
import { type MenuEntry, menu } from './menu.ts'
import { messagesFor } from './messages.ts'
import { putNotices } from './notices.ts'
import { historyDays, organisation } from './organisation.ts'
import { productSales } from './sales.ts'
import { tasksUntil } from './tasks.ts'

export type DemoOptions = {
  database: Database
  now: Clock
  /** Asked for when the accounts are made, and only then. */
  newPassword: () => Promise<string>
  /** The shipped message files. */
  languageFolder: string
  /** Days of tasks; less than all of them makes a start fast. */
  taskDays?: number
}

/** Whether the demo data was made now, was there already, or stays out of a database that belongs to others. */
export type DemoState = 'made' | 'kept' | 'absent'

const seed = 'robot portal'

/**
 * Sees to it that the demo data is there and reaches up to now. Safe to run at every start, and to be cut off at any
 * moment: each part goes in in one transaction, together with the mark that it is in.
 */
export const seedDemo = async ({
  database,
  now,
  newPassword,
  languageFolder,
  taskDays = historyDays
}: DemoOptions): Promise<DemoState> => {
  const time = now()
  const isKnown = (await findDemoPart(database, 'accounts')) !== undefined
  if (!isKnown && (await hasUsers(database))) return 'absent'

  const once = async (part: string, put: (transaction: Database) => Promise<void>) => {
    if ((await findDemoPart(database, part)) !== undefined) return
    await database.transaction(async transaction => {
      await put(transaction)
      await markDemoPart(transaction, part, time)
    })
  }
  await once('organisation', transaction => putOrganisation(transaction, time))
  await once('menu', transaction => putMenu(transaction, menu, null))
  await once('accounts', async transaction => putAccounts(transaction, people, time, await newPassword()))
  // A part of its own, so that data made by an earlier release gets it too.
  await once('robot account', async transaction => putAccounts(transaction, [robotAccount], time, await newPassword()))
  await once('notices', transaction => putNotices(transaction, time))
  await once('courses', putCourses)
  await once('appointments', transaction => putAppointments(transaction, time))

  await database.transaction(transaction => topUp(transaction, time, taskDays))
  for (const file of await shippedLanguageFiles(languageFolder)) await shipLanguage(database, file, time)
  return isKnown ? 'kept' : 'made'
}

const putOrganisation = async (database: Database, time: number): Promise<void> => {
  const createTime = time - historyDays * day
  for (const { stores, ...tenant } of organisation(seed, time)) {
    const tenantId = await addTenant(database, { ...tenant, createTime })
    for (const { robots, ...store } of stores) {
      const storeId = await addStore(database, { ...store, tenantId, createTime })
      await addRobots(
        database,
        robots.map(robot => ({ ...robot, tenantId, storeId }))
      )
    }
  }
}

const putMenu = async (
  database: Database,
  entries: readonly (MenuEntry & { icon?: string; micro?: boolean })[],
  parentId: number | null
): Promise<void> => {
  for (const [position, { children, icon = null, micro = true, ...entry }] of entries.entries()) {
    const type = parentId === null || children.length > 0 ? 1 : 2
    const menuId = await addMenuNode(database, { ...entry, parentId, position, type, icon, micro, url: null })
    await putMenu(database, children, menuId)
  }
}

const putAccounts = async (
  database: Database,
  added: readonly DemoAccount[],
  time: number,
  password: string
): Promise<void> => {
  const tenantIds = await findTenantIds(database)
  const fleet = await findFleet(database)
  const used = new Set<string | null>(added.map(({ role }) => role))
  const roleIds = new Map<string, number>()
  for (const [name, permissions] of Object.entries(roles))
    if (used.has(name)) roleIds.set(name, await addRole(database, name, permissions))
  for (const { tenant, role, hasPassword, messages, about: _about, ...account } of added) {
    const tenantId = tenant === null ? null : (tenantIds[tenant] ?? null)
    const passwordHash = hasPassword ? await hashPassword(password) : null
    const user = { ...account, tenantId, passwordHash, createTime: time - historyDays * day }
    const userId = await addUser(database, user, role === null ? undefined : roleIds.get(role))
    const own = fleet.filter(robot => tenantId === null || robot.tenantId === tenantId)
    const robotNames = own.map(({ name, serial }) => `${name} (${serial})`)
    const rows = messagesFor(seed, account.email, messages, robotNames, time)
    await addMessages(
      database,
      rows.map(row => ({ ...row, userId }))
    )
  }
}

const topUp = async (database: Database, time: number, taskDays: number): Promise<void> => {
  const until = await findDemoPart(database, 'tasks')
  // A clock that went back adds nothing, and does not move the mark back either.
  if (until === undefined || until < time) {
    const from = until ?? startOfBeijingDay(time) - taskDays * day
    const fleet = await findFleet(database)
    await putTasks(
      database,
      fleet.flatMap(robot => tasksUntil(seed, robot, from, time))
    )
    await markDemoPart(database, 'tasks', time)
  }
  await putProductSales(database, productSales(seed, time))
  await refreshLastSeen(database, time)
}

/** Whether a password still opens the demo accounts: somebody may have changed it since they were made. */
export const opensDemoAccounts = async (database: Database, password: string): Promise<boolean> => {
  const operator = await findAccount(database, { kind: 'email', value: accounts[0]?.email ?? '' })
  return isPasswordOf(operator?.passwordHash, password)
}
