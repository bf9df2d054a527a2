import { and, arrayContains, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { MaterialFormat, MaterialKind } from '#contract/calls/materials/material-facts.ts'
import { type MaterialModel, materialModels } from '#contract/calls/materials/material-packs.ts'
import type { MaterialColumn } from '#contract/calls/materials/materials.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, withinOrBelow } from '../../../database/rows/scope.ts'
import { materialGroupItems, materialGroups, materials, robots, tenants, users } from '../../../database/schema.ts'

/* Materials whose files are whole. */

const shown = {
  materialId: materials.materialId,
  userId: materials.userId,
  name: materials.name,
  kind: materials.kind,
  // A whole file has a format (a check of the table).
  format: sql<MaterialFormat>`${materials.format}`,
  models: materials.models,
  size: materials.size,
  width: materials.width,
  height: materials.height,
  duration: materials.duration,
  tenantName: tenants.name,
  addedBy: users.nickname,
  createTime: materials.createTime,
  version: materials.edition
}

const columnOf = {
  name: materials.name,
  size: materials.size,
  createTime: materials.createTime
} satisfies Record<MaterialColumn, unknown>

/** A person sees the materials of the own tenant and of those below it. */
const seenBy = (scope: Scope): SQL | undefined =>
  and(isNotNull(materials.sha256), withinOrBelow(scope, materials.tenantId))

type Asked = {
  kind?: MaterialKind | undefined
  model?: MaterialModel | undefined
  text?: string | undefined
  sort?: SortOf<MaterialColumn> | undefined
  pageNo: number
  size: number
}

/** One page of the materials that a scope sees, and how many there are. */
export const findMaterials = async (
  database: Database,
  scope: Scope,
  { kind, model, text, sort, pageNo, size }: Asked
) => {
  const matching = and(
    seenBy(scope),
    kind === undefined ? undefined : eq(materials.kind, kind),
    model === undefined ? undefined : arrayContains(materials.models, [model]),
    text ? containing(text, [materials.name]) : undefined
  )
  const list = await database
    .select(shown)
    .from(materials)
    .leftJoin(tenants, eq(tenants.tenantId, materials.tenantId))
    .leftJoin(users, eq(users.userId, materials.userId))
    .where(matching)
    .orderBy(...inOrder(sort, columnOf), desc(materials.materialId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(materials, matching) }
}

/** A material that a scope sees. */
export const findMaterial = async (database: Database, scope: Scope, materialId: number) => {
  const [found] = await database
    .select({ ...shown, sha256: sql<string>`${materials.sha256}` })
    .from(materials)
    .leftJoin(tenants, eq(tenants.tenantId, materials.tenantId))
    .leftJoin(users, eq(users.userId, materials.userId))
    .where(and(eq(materials.materialId, materialId), seenBy(scope)))
  return found
}

/** Groups that an answer names. */
const groupsMax = 20

/** The first groups that use a material, by name. */
export const findGroupsWith = (database: Database, materialId: number) =>
  database
    .selectDistinct({ groupId: materialGroups.groupId, name: materialGroups.name })
    .from(materialGroupItems)
    .innerJoin(materialGroups, eq(materialGroups.groupId, materialGroupItems.groupId))
    .where(eq(materialGroupItems.materialId, materialId))
    .orderBy(asc(materialGroups.name))
    .limit(groupsMax)

/** A material that a scope sees, also one of a user whose file is under way. Nobody else changes it until the transaction ends. */
export const lockMaterial = async (transaction: Database, scope: Scope, userId: number, materialId: number) => {
  const [locked] = await transaction
    .select({ userId: materials.userId, sha256: materials.sha256 })
    .from(materials)
    .where(
      and(
        eq(materials.materialId, materialId),
        sql`(${seenBy(scope)} or ${and(isNull(materials.sha256), eq(materials.userId, userId))})`
      )
    )
    .for('update')
  return locked
}

export const isMaterialUsed = async (transaction: Database, materialId: number): Promise<boolean> =>
  (await transaction.$count(materialGroupItems, eq(materialGroupItems.materialId, materialId))) > 0

/** @throws Refusal as `saveEdit` */
export const changeMaterialName = (
  transaction: Database,
  materialId: number,
  name: string,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, materials, eq(materials.materialId, materialId), { name }, edit)

export const deleteMaterial = async (transaction: Database, materialId: number): Promise<void> => {
  await transaction.delete(materials).where(eq(materials.materialId, materialId))
}

/** The models among the robots within a scope that show materials. Each is looked for by itself: one robot is enough. */
export const findMaterialModels = async (database: Database, scope: Scope): Promise<MaterialModel[]> => {
  const found: MaterialModel[] = []
  for (const model of materialModels) {
    const [robot] = await database
      .select({ robotId: robots.robotId })
      .from(robots)
      .where(and(inServiceWithin(scope), eq(robots.model, model)))
      .limit(1)
    if (robot !== undefined) found.push(model)
  }
  return found
}
