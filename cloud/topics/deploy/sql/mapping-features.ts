import { and, asc, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type {
  HeldMapping,
  MappingConfiguration,
  MappingFeatures,
  MappingRobot
} from '#contract/calls/deploy/mapping-features.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { putEdit } from '../../../database/rows/put-edit.ts'
import { type ReportScope, reportedBy } from '../../../database/rows/report-scope.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import { type Edit, refusalOfOld, type Saved } from '../../../database/rows/save-edit.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { mappingConfigurations, robotMappings, robots, stores, users } from '../../../database/schema.ts'
import type { Refusal } from '../../../refusal.pure.ts'

const { mappingId, model, storeId, features, edition: version, userId, changeTime } = mappingConfigurations

type Page = { pageNo: number; size: number }

/** Defaults are for everybody; an override is for who sees its store. */
const seenBy = (scope: Scope): SQL | undefined =>
  or(isNull(storeId), and(isNull(stores.deleteTime), within(scope, stores.tenantId)))

const shown = {
  mappingId,
  model,
  storeId,
  storeName: stores.name,
  features,
  version,
  userName: users.nickname,
  changeTime
}

/** One page of the configurations that a scope sees: by model, its default first. */
export const findMappings = async (
  database: Database,
  scope: Scope,
  { pageNo, size, ...filter }: Page & { model?: string | undefined; text?: string | undefined }
): Promise<{ list: MappingConfiguration[]; total: number }> => {
  const matching = and(
    seenBy(scope),
    filter.model === undefined ? undefined : eq(model, filter.model),
    filter.text ? containing(filter.text, [stores.name]) : undefined
  )
  const list = await database
    .select(shown)
    .from(mappingConfigurations)
    .leftJoin(stores, eq(stores.storeId, storeId))
    .leftJoin(users, eq(users.userId, userId))
    .where(matching)
    .orderBy(asc(model), sql`${stores.name} nulls first`, asc(mappingId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(mappingConfigurations)
    .leftJoin(stores, eq(stores.storeId, storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** A configuration that a scope sees. */
export const findMapping = async (
  database: Database,
  scope: Scope,
  wanted: number
): Promise<MappingConfiguration | undefined> => {
  const [found] = await database
    .select(shown)
    .from(mappingConfigurations)
    .leftJoin(stores, eq(stores.storeId, storeId))
    .leftJoin(users, eq(users.userId, userId))
    .where(and(eq(mappingId, wanted), seenBy(scope)))
  return found
}

type Place = { model: string; storeId: number | null }

const isOf = (place: Place): SQL | undefined =>
  and(eq(model, place.model), place.storeId === null ? isNull(storeId) : eq(storeId, place.storeId))

/** The configuration of a model as it is now, or of a model in a store. */
export const findMappingOf = async (database: Database, place: Place) => {
  const [found] = await database.select({ mappingId }).from(mappingConfigurations).where(isOf(place))
  return found
}

type Written = { features: MappingFeatures; userId: number | null; changeTime: number }

/** @returns undefined where there is one already, also since a moment ago */
export const addMapping = async (database: Database, row: Place & Written & { demo?: boolean }) => {
  const [added] = await database
    .insert(mappingConfigurations)
    .values(row)
    .onConflictDoNothing()
    .returning({ mappingId, version })
  return added
}

/** Saves the configuration of a place, from version 0 on. @throws Refusal as `putEdit` */
export const saveMappingOf = (
  database: Database,
  place: Place,
  features: MappingFeatures,
  edit: Edit
): Promise<Saved> => {
  const written = { features, userId: edit.userId, changeTime: edit.now }
  return putEdit(database, mappingConfigurations, { where: isOf(place), key: place }, written, edit)
}

/** @returns false where a scope sees no such override, or there is another version by now */
export const deleteOverride = async (
  database: Database,
  scope: Scope,
  wanted: { mappingId: number; version: number }
): Promise<boolean> => {
  const seenStores = database
    .select({ storeId: stores.storeId })
    .from(stores)
    .where(and(isNull(stores.deleteTime), within(scope, stores.tenantId)))
  const deleted = await database
    .delete(mappingConfigurations)
    .where(
      and(
        eq(mappingId, wanted.mappingId),
        eq(version, wanted.version),
        isNotNull(storeId),
        inArray(storeId, seenStores)
      )
    )
    .returning({ mappingId })
  return deleted.length > 0
}

/** Why an override was not removed: there is a newer version. */
export const refusalOfOldMapping = (database: Database, wanted: number, edit: Edit): Promise<Refusal> =>
  refusalOfOld(database, mappingConfigurations, eq(mappingId, wanted), edit)

const hasOverride = (database: Database): SQL =>
  exists(
    database
      .select({ mappingId })
      .from(mappingConfigurations)
      .where(and(eq(model, robots.model), eq(storeId, robots.storeId)))
  )

type Said = {
  mappingId: number | null
  version: number | null
  failure: HeldMapping['failure']
  toldAgain: boolean | null
  sayTime: number | null
}

/** How a robot that said this stands to a configuration. */
const standing = (
  { mappingId, version }: { mappingId: number; version: number },
  said: Said
): Pick<MappingRobot, 'state' | 'failure' | 'sayTime'> => {
  if (said.mappingId !== mappingId || said.version !== version || said.toldAgain)
    return { state: 'waiting', failure: null, sayTime: null }
  const { failure, sayTime } = said
  return { state: failure === null ? 'taken' : 'failed', failure, sayTime }
}

type PlacedMapping = Place & { mappingId: number; version: number }

/** The robots of a scope that a configuration is for. */
const isFor = (database: Database, scope: Scope, mapping: Place): SQL | undefined =>
  and(
    inServiceWithin(scope),
    eq(robots.model, mapping.model),
    mapping.storeId === null
      ? or(isNull(robots.storeId), not(hasOverride(database)))
      : eq(robots.storeId, mapping.storeId)
  )

/**
 * Marks the robots that could not take a configuration, so that they are told it once more.
 * @returns their tenants, one for each robot
 */
export const markFailedRobots = async (database: Database, scope: Scope, mapping: PlacedMapping): Promise<number[]> => {
  const failed = database
    .select({ robotId: robotMappings.robotId })
    .from(robotMappings)
    .innerJoin(robots, eq(robots.robotId, robotMappings.robotId))
    .where(
      and(
        isFor(database, scope, mapping),
        eq(robotMappings.mappingId, mapping.mappingId),
        eq(robotMappings.version, mapping.version),
        isNotNull(robotMappings.failure),
        eq(robotMappings.toldAgain, false)
      )
    )
    // In the order in which `putSaidMappings` writes its rows, so that neither waits for the other.
    .orderBy(asc(robotMappings.robotId))
    .for('update', { of: robotMappings })
  const marked = await database
    .update(robotMappings)
    .set({ toldAgain: true })
    .from(robots)
    .where(and(eq(robots.robotId, robotMappings.robotId), inArray(robotMappings.robotId, failed)))
    .returning({ tenantId: robots.tenantId })
  return marked.map(({ tenantId }) => tenantId)
}

/** Forgets the reports of robots that are told once more: these robots report anew. */
export const forgetSaidMappings = async (database: Database, robotIds: readonly number[]): Promise<void> => {
  if (robotIds.length === 0) return
  await database.delete(robotMappings).where(inArray(robotMappings.robotId, [...robotIds]))
}

/** One page of the robots that a configuration is for, by name. */
export const findMappingRobots = async (
  database: Database,
  scope: Scope,
  mapping: PlacedMapping,
  { pageNo, size }: Page
): Promise<{ list: MappingRobot[]; total: number }> => {
  const matching = isFor(database, scope, mapping)
  const found = await database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      storeName: stores.name,
      online: robots.online,
      mappingId: robotMappings.mappingId,
      version: robotMappings.version,
      failure: robotMappings.failure,
      toldAgain: robotMappings.toldAgain,
      sayTime: robotMappings.sayTime
    })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .leftJoin(robotMappings, eq(robotMappings.robotId, robots.robotId))
    .where(matching)
    .orderBy(asc(robots.name), asc(robots.robotId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const list = found.map(({ robotId, serial, name, storeName, online, ...said }) => ({
    robotId,
    serial,
    name,
    storeName,
    online,
    ...standing(mapping, said)
  }))
  return { list, total: await database.$count(robots, matching) }
}

/** The configurations of some robots within a scope: that of the store, or the default of the model. In the order of their ids. */
export const findMappingsOfRobots = (database: Database, scope: ReportScope, serials: readonly string[]) =>
  database
    .selectDistinctOn([robots.robotId], {
      robotId: robots.robotId,
      tenantId: robots.tenantId,
      serial: robots.serial,
      mappingId,
      version,
      features,
      toldAgain: robotMappings.toldAgain
    })
    .from(robots)
    .innerJoin(mappingConfigurations, and(eq(model, robots.model), or(isNull(storeId), eq(storeId, robots.storeId))))
    .leftJoin(
      robotMappings,
      and(
        eq(robotMappings.robotId, robots.robotId),
        eq(robotMappings.mappingId, mappingId),
        eq(robotMappings.version, version)
      )
    )
    .where(and(inArray(robots.serial, [...serials]), reportedBy(scope)))
    .orderBy(asc(robots.robotId), sql`${storeId} nulls last`)

/** Keeps the reports of robots, in the order of the robots' ids. @returns the robots that reported something new */
export const putSaidMappings = async (
  database: Database,
  rows: readonly (HeldMapping & { robotId: number })[],
  sayTime: number
): Promise<number[]> => {
  if (rows.length === 0) return []
  const news = await database
    .insert(robotMappings)
    .values(rows.map(row => ({ ...row, sayTime })))
    .onConflictDoUpdate({
      target: robotMappings.robotId,
      set: {
        mappingId: sql`excluded.mapping_id`,
        version: sql`excluded.version`,
        failure: sql`excluded.failure`,
        toldAgain: false,
        sayTime: sql`excluded.say_time`
      },
      // A robot says the same each time. Nothing is written for that.
      setWhere: sql`(${robotMappings.mappingId}, ${robotMappings.version}, ${robotMappings.failure})
        is distinct from (excluded.mapping_id, excluded.version, excluded.failure)`
    })
    .returning({ robotId: robotMappings.robotId })
  return news.map(({ robotId }) => robotId)
}
