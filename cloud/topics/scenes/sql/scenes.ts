import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { SceneFloor } from '#contract/calls/scenes/scene-floors.ts'
import type { SceneColumn } from '#contract/calls/scenes/scenes.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { isThere } from '../../../database/rows/store-is-there.ts'
import { sceneFloors, sceneRobots, scenes, stores, tenants, users } from '../../../database/schema.ts'

const shown = {
  sceneId: scenes.sceneId,
  name: scenes.name,
  storeId: scenes.storeId,
  storeName: stores.name,
  tenantName: tenants.name,
  floorCount: sql<number>`(select count(*)::int from ${sceneFloors} where ${sceneFloors.sceneId} = ${scenes.sceneId})`,
  robotCount: sql<number>`(select count(*)::int from ${sceneRobots} where ${sceneRobots.sceneId} = ${scenes.sceneId})`,
  changeTime: scenes.changeTime,
  changedBy: users.nickname
}

const columnOf = {
  name: scenes.name,
  storeName: stores.name,
  changeTime: scenes.changeTime
} satisfies Record<SceneColumn, unknown>

type Asked = {
  storeId?: number | undefined
  text?: string | undefined
  sort?: SortOf<SceneColumn> | undefined
  pageNo: number
  size: number
}

/** One page of the scenes within a scope, and how many there are. */
export const findScenes = async (database: Database, scope: Scope, { storeId, text, sort, pageNo, size }: Asked) => {
  const matching = and(
    isNull(scenes.deleteTime),
    within(scope, scenes.tenantId),
    storeId === undefined ? undefined : eq(scenes.storeId, storeId),
    text ? containing(text, [scenes.name, stores.name]) : undefined
  )
  const list = await database
    .select(shown)
    .from(scenes)
    .innerJoin(stores, eq(stores.storeId, scenes.storeId))
    .innerJoin(tenants, eq(tenants.tenantId, scenes.tenantId))
    .leftJoin(users, eq(users.userId, scenes.userId))
    .where(matching)
    .orderBy(...inOrder(sort, columnOf), asc(scenes.name), asc(scenes.sceneId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(scenes)
    .innerJoin(stores, eq(stores.storeId, scenes.storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** A scene within a scope, also one that was deleted. */
export const findScene = async (database: Database, scope: Scope, sceneId: number) => {
  const [found] = await database
    .select({ ...shown, version: scenes.edition, deleteTime: scenes.deleteTime })
    .from(scenes)
    .innerJoin(stores, eq(stores.storeId, scenes.storeId))
    .innerJoin(tenants, eq(tenants.tenantId, scenes.tenantId))
    .leftJoin(users, eq(users.userId, scenes.userId))
    .where(and(eq(scenes.sceneId, sceneId), within(scope, scenes.tenantId)))
  return found
}

/** The floors of a scene by their ids. */
export const findSceneFloors = (database: Database, sceneId: number): Promise<SceneFloor[]> =>
  database
    .select({
      floorId: sceneFloors.floorId,
      serviceDeskId: sceneFloors.serviceDeskId,
      map: sceneFloors.map,
      points: sceneFloors.points
    })
    .from(sceneFloors)
    .where(eq(sceneFloors.sceneId, sceneId))
    .orderBy(asc(sceneFloors.floorId))

/** One page of the stores within a scope, by name. */
export const findSceneStores = async (
  database: Database,
  scope: Scope,
  { text, pageNo, size }: Pick<Asked, 'text' | 'pageNo' | 'size'>
) => {
  const matching = and(
    isThere,
    within(scope, stores.tenantId),
    text ? containing(text, [stores.name, stores.city]) : undefined
  )
  const list = await database
    .select({ storeId: stores.storeId, name: stores.name, city: stores.city })
    .from(stores)
    .where(matching)
    .orderBy(asc(stores.name), asc(stores.storeId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(stores, matching) }
}

/** Adds a scene. @returns undefined where the tenant has one of this name, also since a moment ago */
export const addScene = async (
  database: Database,
  added: Omit<typeof scenes.$inferInsert, 'sceneId' | 'edition'>
): Promise<number | undefined> => {
  const [row] = await database.insert(scenes).values(added).onConflictDoNothing().returning({ sceneId: scenes.sceneId })
  return row?.sceneId
}

export const countScenes = (database: Database, storeId: number): Promise<number> =>
  database.$count(scenes, and(eq(scenes.storeId, storeId), isNull(scenes.deleteTime)))

/** A scene within a scope. Nobody else changes it until the transaction ends. */
export const lockScene = async (transaction: Database, scope: Scope, sceneId: number) => {
  const [found] = await transaction
    .select({ storeId: scenes.storeId, deleteTime: scenes.deleteTime })
    .from(scenes)
    .where(and(eq(scenes.sceneId, sceneId), within(scope, scenes.tenantId)))
    .for('update')
  return found
}

type Change = Partial<Omit<typeof scenes.$inferInsert, 'sceneId' | 'tenantId' | 'storeId'>>

/** Changes a scene that is locked. @throws Refusal as `saveEdit` */
export const changeScene = (
  transaction: Database,
  sceneId: number,
  change: Change,
  edit: Edit
): Promise<Saved | undefined> =>
  saveEdit(
    transaction,
    scenes,
    eq(scenes.sceneId, sceneId),
    { ...change, userId: edit.userId, changeTime: edit.now },
    edit
  )

/** Puts these floors in the place of all that a scene has. */
export const putSceneFloors = async (
  transaction: Database,
  sceneId: number,
  floors: readonly SceneFloor[]
): Promise<void> => {
  const ofScene: SQL = eq(sceneFloors.sceneId, sceneId)
  await transaction.delete(sceneFloors).where(ofScene)
  if (floors.length > 0) await transaction.insert(sceneFloors).values(floors.map(floor => ({ sceneId, ...floor })))
}
