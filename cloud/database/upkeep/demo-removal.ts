import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import * as table from '../schema.ts'

/* Counts and removes the demo data: every marked row, and the rows that depend on one. */

const demoTenants = sql`(select tenant_id from ${table.tenants} where demo)`
const demoUsers = sql`(select user_id from ${table.users} where demo)`
const demoRobots = sql`(select robot_id from ${table.robots} where demo)`
const demoSalespersons = sql`(select salesperson_id from ${table.salespersons} where demo)`
const demoRoles = sql`(select role_id from ${table.roles} where demo)`
const demoCategories = sql`(select category_id from ${table.goodsCategories} where demo)`
const demoTypes = sql`(select type_id from ${table.goodsTypes} where demo)`
const demoLessons = sql`(select lesson_id from ${table.lessons} join ${table.courses} using (course_id) where demo)`
const ofOthers = sql`user_id not in ${demoUsers}`

/** The rows of the demo data, in the order in which they are told. */
const demoRows = {
  tenants: sql`${table.tenants} where demo`,
  stores: sql`${table.stores} where tenant_id in ${demoTenants}`,
  robots: sql`${table.robots} where demo`,
  robotModels: sql`${table.robotModels} where demo and model not in (select model from ${table.robots} where not demo)`,
  elevators: sql`${table.elevators} where tenant_id in ${demoTenants}`,
  phones: sql`${table.phones} where tenant_id in ${demoTenants}`,
  watches: sql`${table.watches} where tenant_id in ${demoTenants}`,
  notificationRules: sql`${table.notificationRules} where tenant_id in ${demoTenants}`,
  tasks: sql`${table.tasks} where robot_id in ${demoRobots}`,
  accounts: sql`${table.users} where demo`,
  messages: sql`${table.messages} where user_id in ${demoUsers}`,
  sentMessages: sql`${table.sentMessages} where sender_id in ${demoUsers}`,
  messageTemplates: sql`${table.messageTemplates} where demo`,
  usageEvents: sql`${table.usageEvents} where user_id in ${demoUsers}`,
  appointments: sql`${table.appointments} where user_id in ${demoUsers}`,
  goods: sql`${table.goods} where demo`,
  goodsCategories: sql`${table.goodsCategories} where demo`,
  goodsTypes: sql`${table.goodsTypes} where demo`,
  orders: sql`${table.orders} where user_id in ${demoUsers}`,
  roles: sql`${table.roles} where demo`,
  notices: sql`${table.notices} where demo`,
  salespersons: sql`${table.salespersons} where demo`,
  courses: sql`${table.courses} where demo`,
  faultCodes: sql`${table.faultCodes} where demo`,
  settingsTemplates: sql`${table.settingsTemplates} where demo`,
  mappingConfigurations: sql`${table.mappingConfigurations} where demo`,
  productSales: sql`${table.productSales} where demo`,
  openCustomers: sql`${table.openCustomers} where tenant_id in ${demoTenants}`,
  software: sql`${table.software} where demo`,
  deviceVersions: sql`${table.deviceVersions} where demo`,
  machineVersions: sql`${table.machineVersions} where demo`,
  scenes: sql`${table.scenes} where tenant_id in ${demoTenants}`,
  resourcePackages: sql`${table.resourcePackages} where demo`,
  materials: sql`${table.materials} where demo`,
  materialGroups: sql`${table.materialGroups} where demo`,
  releaseNotes: sql`${table.releaseNotes} where demo`,
  menuEntries: sql`${table.menuNodes} where demo`
} satisfies Record<string, SQL>

/** Other people's rows that depend on rows of the demo data. */
const dependentRows = {
  robots: sql`${table.robots} where not demo and tenant_id in ${demoTenants}`,
  accountsInTenants: sql`${table.users} where not demo and tenant_id in ${demoTenants}`,
  rolesOfAccounts: sql`${table.userRoles} where role_id in ${demoRoles} and ${ofOthers}`,
  notices: sql`${table.notices} where not demo and tenant_id in ${demoTenants}`,
  appointments: sql`${table.appointments} where salesperson_id in ${demoSalespersons} and ${ofOthers}`,
  goods: sql`${table.goods} where not demo and (category_id in ${demoCategories} or type_id in ${demoTypes})`,
  resourcePackages: sql`${table.resourcePackages} where not demo and tenant_id in ${demoTenants}`,
  materials: sql`${table.materials} where not demo and tenant_id in ${demoTenants}`,
  materialGroups: sql`${table.materialGroups} where not demo and tenant_id in ${demoTenants}`,
  lessonsDone: sql`${table.lessonProgress} where lesson_id in ${demoLessons} and ${ofOthers}`
} satisfies Record<string, SQL>

export type DemoRows = Record<keyof typeof demoRows, number>
export type DependentRows = Record<keyof typeof dependentRows, number>

const countAll = async <Name extends string>(
  database: Database,
  questions: Record<Name, SQL>
): Promise<Record<Name, number>> => {
  const entries = Object.entries<SQL>(questions).map(
    ([name, from]) => sql`(select count(*)::int from ${from}) as ${sql.identifier(name)}`
  )
  const answer = await database.execute(sql`select ${sql.join(entries, sql`, `)}`)
  const { rows } = answer as unknown as { rows: Record<Name, number>[] }
  if (rows[0] === undefined) throw new Error('the database counted nothing')
  return rows[0]
}

export const countDemoRows = (database: Database): Promise<DemoRows> => countAll(database, demoRows)
export const countDependentRows = (database: Database): Promise<DependentRows> => countAll(database, dependentRows)

/** Nobody else writes what could come to hang on the demo data until the transaction ends. */
export const lockForRemoval = async (transaction: Database): Promise<void> => {
  const { tenants, users, userRoles, stores, robots, tasks, robotFaults, notices, appointments, goods } = table
  const { lessonProgress, resourcePackages, materials, materialGroups } = table
  const first = [tenants, users, userRoles, stores, robots, tasks, robotFaults, notices, appointments, goods]
  const tables = [...first, lessonProgress, resourcePackages, materials, materialGroups]
  await transaction.execute(
    sql`lock table ${sql.join(
      tables.map(it => sql`${it}`),
      sql`, `
    )} in share row exclusive mode`
  )
}

/** Takes from others what hangs on the demo data, as `countDependentRows` counts it. Robots stay. */
export const dropDependentRows = async (transaction: Database): Promise<void> => {
  const { notices, appointments, rolesOfAccounts, goods, lessonsDone } = dependentRows
  for (const from of [notices, appointments, rolesOfAccounts, goods, lessonsDone])
    await transaction.execute(sql`delete from ${from}`)
  const { users } = table
  await transaction.execute(sql`update ${users} set tenant_id = null where not demo and tenant_id in ${demoTenants}`)
}

/** Removes every row of the demo data, dependent rows first. Rows that depend on an account go with the account. */
export const deleteDemoRows = async (transaction: Database): Promise<void> => {
  const { tasks, usageEvents, robots, notices, stores, accounts, appointments, orders } = demoRows
  const { sentMessages, messageTemplates, goods, goodsCategories, goodsTypes, faultCodes, settingsTemplates } = demoRows
  const faults = sql`${table.robotFaults} where robot_id in ${demoRobots}`
  const sceneRobots = sql`${table.sceneRobots} where scene_id in (select scene_id from ${table.scenes} where tenant_id in ${demoTenants})`
  // The orders of the seed are counted as the orders of people are.
  const counters = sql`${table.rateCounters} where subject in (select 'orders of ' || user_id from ${table.users} where demo)`
  const written = [sentMessages, messageTemplates, notices]
  const first = [
    sceneRobots,
    demoRows.scenes,
    tasks,
    faults,
    robots,
    demoRows.robotModels,
    usageEvents,
    appointments,
    orders,
    counters,
    ...written,
    stores,
    accounts
  ]
  const { tenants, roles, salespersons, courses, productSales, menuEntries, software, machineVersions } = demoRows
  const mall = [goods, goodsCategories, goodsTypes, faultCodes, settingsTemplates, demoRows.mappingConfigurations]
  const packs = [demoRows.resourcePackages, demoRows.materialGroups, demoRows.materials]
  const ota = [machineVersions, software, demoRows.deviceVersions, ...packs, demoRows.releaseNotes]
  for (const from of [...first, ...mall, ...ota, tenants, roles, salespersons, courses, productSales, menuEntries])
    await transaction.execute(sql`delete from ${from}`)
}
