import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { GroupColumn, GroupItem } from '#contract/calls/materials/groups.ts'
import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, withinOrBelow } from '../../../database/rows/scope.ts'
import {
  materialGroupItems,
  materialGroupRobots,
  materialGroups,
  materials,
  tenants,
  users
} from '../../../database/schema.ts'
import { ofOwner } from '../../resource-packages/index.ts'

const shown = {
  groupId: materialGroups.groupId,
  userId: materialGroups.userId,
  name: materialGroups.name,
  model: materialGroups.model,
  fromMinute: materialGroups.fromMinute,
  toMinute: materialGroups.toMinute,
  itemCount: sql<number>`(select count(*)::int from ${materialGroupItems}
    where ${materialGroupItems.groupId} = ${materialGroups.groupId})`,
  robotCount: sql<number>`(select count(*)::int from ${materialGroupRobots}
    where ${materialGroupRobots.groupId} = ${materialGroups.groupId})`,
  tenantName: tenants.name,
  addedBy: users.nickname,
  changeTime: materialGroups.changeTime
}

const columnOf = {
  name: materialGroups.name,
  changeTime: materialGroups.changeTime
} satisfies Record<GroupColumn, unknown>

/** A person sees the groups of the own tenant and of those below it. */
const seenBy = (scope: Scope): SQL | undefined => withinOrBelow(scope, materialGroups.tenantId)

type Asked = {
  model?: MaterialModel | undefined
  text?: string | undefined
  sort?: SortOf<GroupColumn> | undefined
  pageNo: number
  size: number
}

/** One page of the groups that a scope sees, and how many there are. */
export const findGroups = async (database: Database, scope: Scope, { model, text, sort, pageNo, size }: Asked) => {
  const matching = and(
    seenBy(scope),
    model === undefined ? undefined : eq(materialGroups.model, model),
    text ? containing(text, [materialGroups.name]) : undefined
  )
  const list = await database
    .select(shown)
    .from(materialGroups)
    .leftJoin(tenants, eq(tenants.tenantId, materialGroups.tenantId))
    .leftJoin(users, eq(users.userId, materialGroups.userId))
    .where(matching)
    .orderBy(...inOrder(sort, columnOf), desc(materialGroups.changeTime), desc(materialGroups.groupId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(materialGroups, matching) }
}

/** A group that a scope sees. */
export const findGroup = async (database: Database, scope: Scope, groupId: number) => {
  const [found] = await database
    .select({ ...shown, version: materialGroups.edition })
    .from(materialGroups)
    .leftJoin(tenants, eq(tenants.tenantId, materialGroups.tenantId))
    .leftJoin(users, eq(users.userId, materialGroups.userId))
    .where(and(eq(materialGroups.groupId, groupId), seenBy(scope)))
  return found
}

/** The materials of a group, in their order. */
export const findItems = (database: Database, groupId: number): Promise<GroupItem[]> =>
  database
    .select({
      materialId: materials.materialId,
      name: materials.name,
      kind: materials.kind,
      seconds: materialGroupItems.seconds
    })
    .from(materialGroupItems)
    .innerJoin(materials, eq(materials.materialId, materialGroupItems.materialId))
    .where(eq(materialGroupItems.groupId, groupId))
    .orderBy(asc(materialGroupItems.place))

/** A group that a scope sees; nobody else changes it until the transaction ends. */
export const lockGroup = async (transaction: Database, scope: Scope, groupId: number) => {
  const [locked] = await transaction
    .select()
    .from(materialGroups)
    .where(and(eq(materialGroups.groupId, groupId), seenBy(scope)))
    .for('update')
  return locked
}
export type LockedGroup = NonNullable<Awaited<ReturnType<typeof lockGroup>>>

/** Those of some materials that a scope sees, by their ids. Nobody deletes them until the transaction ends. */
export const keepMaterials = (transaction: Database, scope: Scope, materialIds: readonly number[]) =>
  transaction
    .select({ materialId: materials.materialId, kind: materials.kind, models: materials.models })
    .from(materials)
    .where(
      and(
        inArray(materials.materialId, [...materialIds]),
        isNotNull(materials.sha256),
        withinOrBelow(scope, materials.tenantId)
      )
    )
    .orderBy(asc(materials.materialId))
    .for('key share')

export const countGroups = (database: Database, tenantId: number | null): Promise<number> =>
  database.$count(materialGroups, ofOwner(materialGroups.tenantId, tenantId))

/** The group that a person's key has made. */
export const findGroupByKey = async (
  database: Database,
  userId: number,
  requestKey: string | undefined
): Promise<number | undefined> => {
  if (requestKey === undefined) return undefined
  const [found] = await database
    .select({ groupId: materialGroups.groupId })
    .from(materialGroups)
    .where(and(eq(materialGroups.userId, userId), eq(materialGroups.requestKey, requestKey)))
  return found?.groupId
}

/** @returns undefined for a name or a key that a group of the owner has, also one of the same moment */
export const addGroup = async (
  transaction: Database,
  row: Omit<typeof materialGroups.$inferInsert, 'groupId'>
): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(materialGroups)
    .values(row)
    .onConflictDoNothing()
    .returning({ groupId: materialGroups.groupId })
  return added?.groupId
}

type Change = Pick<LockedGroup, 'name' | 'fromMinute' | 'toMinute' | 'changeTime'>

/** Changes a locked group. @throws Refusal as `saveEdit` */
export const changeGroup = (
  transaction: Database,
  groupId: number,
  change: Change,
  edit: Edit
): Promise<Saved | undefined> =>
  saveEdit(transaction, materialGroups, eq(materialGroups.groupId, groupId), change, edit)

type Item = { materialId: number; seconds: number | null }

/** Puts these materials into a group, in this order, in the place of those that it had. */
export const putItems = async (transaction: Database, groupId: number, items: readonly Item[]): Promise<void> => {
  await transaction.delete(materialGroupItems).where(eq(materialGroupItems.groupId, groupId))
  await transaction
    .insert(materialGroupItems)
    .values(items.map(({ materialId, seconds }, place) => ({ groupId, place, materialId, seconds })))
}

export const deleteGroup = async (transaction: Database, groupId: number): Promise<void> => {
  await transaction.delete(materialGroups).where(eq(materialGroups.groupId, groupId))
}
