import { eq, sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import {
  appointments,
  demoParts,
  menuNodes,
  messages,
  notices,
  productSales,
  robots,
  rolePermissions,
  roles,
  salespersons,
  stores,
  tenants,
  userRoles,
  users
} from './schema.ts'

/* What the demo data is put in with. Everything takes a transaction, so that a part is in whole or not at all. */

/** Up to when a part of the demo data is in; undefined where it never was. */
export const findDemoPart = async (database: Database, name: string): Promise<number | undefined> => {
  const [part] = await database.select().from(demoParts).where(eq(demoParts.name, name))
  return part?.untilTime
}

export const markDemoPart = async (database: Database, name: string, untilTime: number): Promise<void> => {
  await database
    .insert(demoParts)
    .values({ name, untilTime })
    .onConflictDoUpdate({ target: demoParts.name, set: { untilTime } })
}

/** Whether the database belongs to people already, so that demo accounts have no business in it. */
export const hasUsers = async (database: Database): Promise<boolean> =>
  (await database.select({ userId: users.userId }).from(users).limit(1)).length > 0

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

export const addTenant = async (database: Database, tenant: Row<typeof tenants>): Promise<number> => {
  const [added] = await database.insert(tenants).values(tenant).returning({ id: tenants.tenantId })
  return idOf(added)
}

export const addStore = async (database: Database, store: Row<typeof stores>): Promise<number> => {
  const [added] = await database.insert(stores).values(store).returning({ id: stores.storeId })
  return idOf(added)
}

export const addRobots = async (database: Database, rows: Row<typeof robots>[]): Promise<void> => {
  await database.insert(robots).values(rows)
}

export const addRole = async (database: Database, name: string, permissions: Iterable<string>): Promise<number> => {
  const [added] = await database.insert(roles).values({ name }).returning({ id: roles.roleId })
  const roleId = idOf(added)
  await database
    .insert(rolePermissions)
    .values(Array.from(new Set(permissions), permission => ({ roleId, permission })))
  return roleId
}

export const addUser = async (
  database: Database,
  user: Row<typeof users>,
  roleId: number | undefined
): Promise<number> => {
  const [added] = await database.insert(users).values(user).returning({ id: users.userId })
  const userId = idOf(added)
  if (roleId !== undefined) await database.insert(userRoles).values({ userId, roleId })
  return userId
}

export const addMenuNode = async (database: Database, node: Row<typeof menuNodes>): Promise<number> => {
  const [added] = await database.insert(menuNodes).values(node).returning({ id: menuNodes.menuId })
  return idOf(added)
}

export const addMenuNodes = async (database: Database, nodes: Row<typeof menuNodes>[]): Promise<void> => {
  if (nodes.length > 0) await database.insert(menuNodes).values(nodes)
}

export const countMenuNodes = (database: Database): Promise<number> => database.$count(menuNodes)

export const addMessages = async (database: Database, rows: Row<typeof messages>[]): Promise<void> => {
  if (rows.length > 0) await database.insert(messages).values(rows)
}

export const addNotices = async (database: Database, rows: Row<typeof notices>[]): Promise<void> => {
  await database.insert(notices).values(rows)
}

export const addSalesperson = async (database: Database, name: string): Promise<number> => {
  const [added] = await database.insert(salespersons).values({ name }).returning({ id: salespersons.salespersonId })
  return idOf(added)
}

/** For an appointment that was cancelled: it takes no slots. */
export const addCancelledAppointment = async (database: Database, row: Row<typeof appointments>): Promise<void> => {
  await database.insert(appointments).values(row)
}

/** The ids that tenants were given, in the order in which they were put in. */
export const findTenantIds = async (database: Database): Promise<number[]> => {
  const rows = await database.select({ id: tenants.tenantId }).from(tenants).orderBy(tenants.tenantId)
  return rows.map(({ id }) => id)
}

/** All robots, as far as their work depends on them. */
export const findFleet = (database: Database) =>
  database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      tenantId: robots.tenantId,
      robotKind: robots.robotKind,
      deployTime: robots.deployTime
    })
    .from(robots)
    .orderBy(robots.robotId)

/** Whoever is online was heard from just now. */
export const refreshLastSeen = async (database: Database, now: number): Promise<void> => {
  await database.update(robots).set({ lastSeenTime: now }).where(eq(robots.online, true))
}

export const putProductSales = async (database: Database, rows: Row<typeof productSales>[]): Promise<void> => {
  await database
    .insert(productSales)
    .values(rows)
    .onConflictDoUpdate({ target: [productSales.month, productSales.model], set: { count: sql`excluded.count` } })
}

const idOf = (added: { id: number } | undefined): number => {
  if (added === undefined) throw new Error('the database did not tell the id of a new row')
  return added.id
}
