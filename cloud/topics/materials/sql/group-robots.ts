import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type GroupRobotState, robotMaterialPath } from '#contract/calls/materials/material-facts.ts'
import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'
import type { AskedMaterial } from '#contract/calls/robot-requests/robot-requests.ts'
import type { Code } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import {
  materialGroupItems,
  materialGroupRobots,
  materialGroups,
  materials,
  robotRequests,
  robots,
  stores
} from '../../../database/schema.ts'

/* Robots, and the group that each shows. */

/** A group may have a material twice; a robot shows it once more, and fetches it once. */
const materialsOfGroup = sql`(select count(distinct items.material_id) from ${materialGroupItems} as items
  where items.group_id = ${materialGroupRobots.groupId})`

const state = sql<GroupRobotState | null>`case
  when ${materialGroupRobots.robotId} is null then null
  when ${robotRequests.state} in ('asked', 'taken') then 'open'
  when ${materialGroupRobots.code} is not null or ${robotRequests.state} in ('failed', 'timedOut', 'cancelled') then 'failed'
  when ${materialGroupRobots.shownVersion} is distinct from ${materialGroups.edition} then 'outdated'
  when ${materialGroupRobots.shownCount} < ${materialsOfGroup} then 'partly'
  else 'taken' end`

const shown = {
  robotId: robots.robotId,
  name: robots.name,
  serial: robots.serial,
  storeName: stores.name,
  online: robots.online,
  state,
  leaving: sql<boolean>`coalesce(${materialGroupRobots.leaving}, false)`,
  shownCount: materialGroupRobots.shownCount,
  code: materialGroupRobots.code,
  requestState: robotRequests.state,
  failure: robotRequests.failure,
  answerTime: materialGroupRobots.answerTime
}

type Asked = {
  groupId: number
  model: MaterialModel
  assigned: boolean
  storeId?: number | undefined
  pageNo: number
  size: number
}

/** One page of the robots of a group within a scope, or of those of its model that are in none; by name. */
export const findGroupRobots = async (
  database: Database,
  scope: Scope,
  { groupId, model, assigned, storeId, pageNo, size }: Asked
) => {
  const matching = and(
    inServiceWithin(scope),
    storeId === undefined ? undefined : eq(robots.storeId, storeId),
    assigned
      ? eq(materialGroupRobots.groupId, groupId)
      : and(eq(robots.model, model), isNull(materialGroupRobots.robotId))
  )
  const list = await database
    .select(shown)
    .from(robots)
    .leftJoin(materialGroupRobots, eq(materialGroupRobots.robotId, robots.robotId))
    .leftJoin(materialGroups, eq(materialGroups.groupId, materialGroupRobots.groupId))
    .leftJoin(robotRequests, eq(robotRequests.requestId, materialGroupRobots.requestId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .orderBy(asc(robots.name), asc(robots.robotId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(robots)
    .leftJoin(materialGroupRobots, eq(materialGroupRobots.robotId, robots.robotId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** The group of one robot, and how it stands to the group; null for none. */
export const findGroupOfRobot = async (database: Database, robotId: number) => {
  const [found] = await database
    .select({ groupId: materialGroups.groupId, name: materialGroups.name, state })
    .from(materialGroupRobots)
    .innerJoin(materialGroups, eq(materialGroups.groupId, materialGroupRobots.groupId))
    .leftJoin(robotRequests, eq(robotRequests.requestId, materialGroupRobots.requestId))
    .where(eq(materialGroupRobots.robotId, robotId))
  return found ?? null
}

/** Stores that an answer names. */
const storesMax = 100

/** The first stores within a scope that have robots of a model, by name. */
export const findStoresWithModel = (database: Database, scope: Scope, model: MaterialModel) =>
  database
    .selectDistinct({ storeId: stores.storeId, name: stores.name })
    .from(robots)
    .innerJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(inServiceWithin(scope), eq(robots.model, model)))
    .orderBy(asc(stores.name), asc(stores.storeId))
    .limit(storesMax)

/** The materials of a group in their order, as a robot is asked to show them. */
export const findAskedMaterials = async (database: Database, groupId: number): Promise<AskedMaterial[]> => {
  const rows = await database
    .select({
      materialId: materials.materialId,
      name: materials.name,
      format: sql<AskedMaterial['format']>`${materials.format}`,
      size: materials.size,
      sha256: sql<string>`${materials.sha256}`,
      seconds: materialGroupItems.seconds
    })
    .from(materialGroupItems)
    .innerJoin(materials, eq(materials.materialId, materialGroupItems.materialId))
    .where(eq(materialGroupItems.groupId, groupId))
    .orderBy(asc(materialGroupItems.place))
  return rows.map(row => ({ ...row, address: robotMaterialPath(row.materialId) }))
}

/** The robots to ask: by their ids, all of a store, or those of the group that do not show it as it is now. */
export type ChosenRobots =
  | { by: 'robots'; robotIds: readonly number[] }
  | { by: 'store'; storeId: number }
  | { by: 'behind' }

const chosenBy = (groupId: number, chosen: ChosenRobots): SQL | undefined => {
  if (chosen.by === 'robots') return inArray(robots.robotId, [...chosen.robotIds])
  if (chosen.by === 'store') return eq(robots.storeId, chosen.storeId)
  return and(
    eq(materialGroupRobots.groupId, groupId),
    eq(materialGroupRobots.leaving, false),
    sql`${state} not in ('open', 'taken')`
  )
}

const asked = {
  robotId: robots.robotId,
  tenantId: robots.tenantId,
  robotKind: robots.robotKind,
  online: robots.online,
  state: robots.state,
  groupId: materialGroupRobots.groupId,
  requestId: materialGroupRobots.requestId,
  /** Whether the robot works on its last request. */
  works: sql<boolean>`coalesce(${robotRequests.state} = 'taken', false)`
}

/** The chosen robots of a model within a scope, in the order of their ids: so many at most. */
export const findRobotsToAsk = (
  transaction: Database,
  scope: Scope,
  { groupId, model, chosen, most }: { groupId: number; model: MaterialModel; chosen: ChosenRobots; most: number }
) =>
  transaction
    .select(asked)
    .from(robots)
    .leftJoin(materialGroupRobots, eq(materialGroupRobots.robotId, robots.robotId))
    .leftJoin(materialGroups, eq(materialGroups.groupId, materialGroupRobots.groupId))
    .leftJoin(robotRequests, eq(robotRequests.requestId, materialGroupRobots.requestId))
    .where(and(inServiceWithin(scope), eq(robots.model, model), chosenBy(groupId, chosen)))
    .orderBy(asc(robots.robotId))
    .limit(most)
export type RobotToShow = Awaited<ReturnType<typeof findRobotsToAsk>>[number]

type Assigned = { robotId: number; requestId: number | null; code: Code | null }
type Place = { groupId: number; leaving: boolean }

/** Notes which group robots were asked to show, or to leave. An answer about another group is forgotten. */
export const putGroupRobots = async (
  transaction: Database,
  { groupId, leaving }: Place,
  rows: readonly Assigned[]
): Promise<void> => {
  if (rows.length === 0) return
  const kept = (column: string) =>
    sql`case when material_group_robots.group_id = excluded.group_id then material_group_robots.${sql.identifier(column)} end`
  await transaction
    .insert(materialGroupRobots)
    .values(rows.map(row => ({ ...row, groupId, leaving })))
    .onConflictDoUpdate({
      target: materialGroupRobots.robotId,
      set: {
        groupId: sql`excluded.group_id`,
        leaving: sql`excluded.leaving`,
        requestId: sql`excluded.request_id`,
        code: sql`excluded.code`,
        shownVersion: kept('shown_version'),
        shownCount: kept('shown_count'),
        answerTime: kept('answer_time')
      }
    })
}

export const countGroupRobots = (transaction: Database, groupId: number): Promise<number> =>
  transaction.$count(materialGroupRobots, eq(materialGroupRobots.groupId, groupId))

const askedBy = (requestId: number) => eq(materialGroupRobots.requestId, requestId)

/** Takes the robot out of its group that was asked to leave it by this request. */
export const dropLeavingRobot = async (transaction: Database, requestId: number): Promise<void> => {
  await transaction.delete(materialGroupRobots).where(and(askedBy(requestId), eq(materialGroupRobots.leaving, true)))
}

/** Notes the materials that the robot of this request shows. A robot that was asked again since then is left as it is. */
export const putShown = async (
  transaction: Database,
  requestId: number,
  shownNow: { shownVersion: number; shownCount: number; answerTime: number }
): Promise<void> => {
  await transaction.update(materialGroupRobots).set(shownNow).where(askedBy(requestId))
}
