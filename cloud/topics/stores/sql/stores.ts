import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Opening, Store, StoreColumn } from '#contract/calls/stores/stores.ts'
import type { Position } from '#contract/checks/position.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { countOf, inServiceWithin, isInService, isOffline, isOnline } from '../../../database/rows/robot-condition.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type ReadingScope, type Scope, within } from '../../../database/rows/scope.ts'
import { isThere } from '../../../database/rows/store-is-there.ts'
import { robotHistory, robots, sceneRobots, scenes, stores, tenants } from '../../../database/schema.ts'
import { storeCodePattern } from '../store-code.ts'

export type StoreFilter = { country?: string | undefined; text?: string | undefined }

const shown = {
  storeId: stores.storeId,
  storeCode: stores.storeCode,
  tenantId: stores.tenantId,
  tenantName: tenants.name,
  name: stores.name,
  city: stores.city,
  country: stores.country,
  createTime: stores.createTime,
  timeZone: stores.timeZone,
  openingSpans: stores.openingSpans,
  latitude: stores.latitude,
  longitude: stores.longitude,
  version: stores.edition,
  robotCount: sql<number>`count(${robots.robotId})::int`,
  onlineCount: countOf(isOnline),
  offlineCount: countOf(isOffline)
}

/** The data of a store in a change. A part that is left out stays as it is. Null takes a part away. */
export type StoreChange = Pick<Store, 'name' | 'city' | 'country'> & {
  opening?: Opening | null | undefined
  position?: Position | null | undefined
}

/** The columns of a change; undefined leaves a column as it is. */
export const columnsOf = ({ opening, position, ...about }: StoreChange) => ({
  ...about,
  ...(opening === undefined ? {} : { timeZone: opening?.timeZone ?? null, openingSpans: opening?.spans ?? [] }),
  ...(position === undefined ? {} : { latitude: position?.latitude ?? null, longitude: position?.longitude ?? null })
})

type Selected = Pick<typeof stores.$inferSelect, 'timeZone' | 'openingSpans' | 'latitude' | 'longitude'>

const storeOf = <Row extends Selected>({ timeZone, openingSpans, latitude, longitude, ...about }: Row) => ({
  ...about,
  opening: timeZone === null ? null : { timeZone, spans: openingSpans },
  position: latitude === null || longitude === null ? null : { latitude, longitude }
})

const selectStores = (database: Database, matching: SQL | undefined) =>
  database
    .select(shown)
    .from(stores)
    .innerJoin(tenants, eq(tenants.tenantId, stores.tenantId))
    .leftJoin(robots, and(eq(robots.storeId, stores.storeId), isInService))
    .where(matching)
    .groupBy(stores.storeId, tenants.tenantId)

const columnOf = {
  name: stores.name,
  city: stores.city,
  createTime: stores.createTime,
  robotCount: shown.robotCount,
  onlineCount: shown.onlineCount
} satisfies Record<StoreColumn, unknown>

/** One page of the stores within a scope, and how many there are. Stores that are equal in its order come by name. */
export const findStores = async (
  database: Database,
  scope: ReadingScope,
  { country, text }: StoreFilter,
  page: { pageNo: number; size: number; sort?: SortOf<StoreColumn> | undefined }
): Promise<{ list: Store[]; total: number }> => {
  const matching = and(
    isThere,
    within(scope, stores.tenantId),
    country === undefined ? undefined : eq(stores.country, country),
    text ? containing(text, [stores.name, stores.city, stores.storeCode]) : undefined
  )
  const list = await selectStores(database, matching)
    .orderBy(...inOrder(page.sort, columnOf), asc(stores.name), asc(stores.storeId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list: list.map(storeOf), total: await database.$count(stores, matching) }
}

export const findStore = async (
  database: Database,
  scope: ReadingScope,
  storeId: number
): Promise<Store | undefined> => {
  const [found] = await selectStores(
    database,
    and(isThere, within(scope, stores.tenantId), eq(stores.storeId, storeId))
  )
  return found && storeOf(found)
}

export const isStoreWithin = async (database: Database, scope: ReadingScope, storeId: number): Promise<boolean> =>
  (await database.$count(stores, and(isThere, within(scope, stores.tenantId), eq(stores.storeId, storeId)))) > 0

/** The tenants within a scope, by name. */
export const findStoreTenants = (database: Database, scope: Scope) =>
  database
    .select({ tenantId: tenants.tenantId, name: tenants.name, country: tenants.country })
    .from(tenants)
    .where(within(scope, tenants.tenantId))
    .orderBy(asc(tenants.name))

/** Adds a store. @returns undefined where its name or code is another's of the tenant, also one of the same moment. */
export const addStore = async (database: Database, row: typeof stores.$inferInsert): Promise<number | undefined> => {
  const [added] = await database.insert(stores).values(row).onConflictDoNothing().returning({ storeId: stores.storeId })
  return added?.storeId
}

export const hasStoreNamed = async (database: Database, tenantId: number, name: string): Promise<boolean> =>
  (await database.$count(
    stores,
    and(isThere, eq(stores.tenantId, tenantId), sql`lower(${stores.name}) = lower(${name})`)
  )) > 0

/** Nobody else makes a code for a store of this tenant until the transaction ends; who refers to the tenant goes on. */
export const lockStoreCodes = async (transaction: Database, tenantId: number): Promise<void> => {
  await transaction.select().from(tenants).where(eq(tenants.tenantId, tenantId)).for('no key update')
}

/** The greatest of the codes that were made for a tenant's stores in a country. */
export const findGreatestCode = async (
  database: Database,
  tenantId: number,
  country: string
): Promise<string | undefined> => {
  const [found] = await database
    .select({ storeCode: stores.storeCode })
    .from(stores)
    .where(and(eq(stores.tenantId, tenantId), sql`${stores.storeCode} ~ ${storeCodePattern(country)}`))
    .orderBy(desc(stores.storeCode))
    .limit(1)
  return found?.storeCode
}

/** A store within a scope; nobody else changes it, or binds a robot to it, until the transaction ends. */
export const lockStore = async (transaction: Database, scope: Scope, storeId: number) => {
  const [locked] = await transaction
    .select({ storeId: stores.storeId, tenantId: stores.tenantId, name: stores.name, country: stores.country })
    .from(stores)
    .where(and(isThere, within(scope, stores.tenantId), eq(stores.storeId, storeId)))
    .for('update')
  return locked
}

export const hasRobots = async (transaction: Database, storeId: number): Promise<boolean> =>
  (await transaction.$count(robots, and(eq(robots.storeId, storeId), isInService))) > 0

/** @throws Refusal as `saveEdit` */
export const changeStore = (
  transaction: Database,
  storeId: number,
  change: StoreChange,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, stores, eq(stores.storeId, storeId), columnsOf(change), edit)

/** The robots with these ids within a scope; nobody else binds them until the transaction ends. */
export const lockRobotsById = (transaction: Database, scope: Scope, robotIds: readonly number[]) =>
  transaction
    .select({ robotId: robots.robotId, tenantId: robots.tenantId, storeId: robots.storeId })
    .from(robots)
    .where(and(inArray(robots.robotId, [...robotIds]), inServiceWithin(scope)))
    .orderBy(asc(robots.robotId))
    .for('update')

/** Who moves robots, when and why. */
export type Mover = { userId: number; now: number; note?: string | undefined }

/**
 * Binds locked robots to a store, or to none. They leave the scenes of other stores. The history of each says where it was:
 * this is the one place that moves robots within an organisation.
 */
export const putRobotsInto = async (
  transaction: Database,
  storeId: number | null,
  robotIds: readonly number[],
  { userId, now, note = '' }: Mover
): Promise<void> => {
  const leaving = await transaction
    .select({ robotId: robots.robotId, fromStoreId: robots.storeId })
    .from(robots)
    .where(and(inArray(robots.robotId, [...robotIds]), sql`${robots.storeId} is distinct from ${storeId}::int`))
  if (leaving.length > 0)
    await transaction
      .insert(robotHistory)
      .values(leaving.map(robot => ({ ...robot, toStoreId: storeId, act: 'moved' as const, time: now, userId, note })))
  await transaction
    .update(robots)
    .set({ storeId })
    .where(inArray(robots.robotId, [...robotIds]))
  const elsewhere = transaction
    .select({ sceneId: scenes.sceneId })
    .from(scenes)
    .where(storeId === null ? undefined : ne(scenes.storeId, storeId))
  await transaction
    .delete(sceneRobots)
    .where(and(inArray(sceneRobots.robotId, [...robotIds]), inArray(sceneRobots.sceneId, elsewhere)))
}
