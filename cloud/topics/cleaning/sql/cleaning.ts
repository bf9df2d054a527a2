import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { FloorPlan, RoomName, RunReport, RunState } from '#contract/calls/cleaning/cleaning.ts'
import type { Database } from '../../../database/open.ts'
import { ofReported, type ReportScope, reportedBy } from '../../../database/rows/report-scope.ts'
import { inServiceWithin, isInService } from '../../../database/rows/robot-condition.ts'
import { canDo } from '../../../database/rows/robot-kinds.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { isThere } from '../../../database/rows/store-is-there.ts'
import { cleaningFloors, cleaningRuns, robots, stores } from '../../../database/schema.ts'
import { lastingLockOf } from '../../robots/index.ts'
import { isStoreWithin } from '../../stores/index.ts'

type Page = { pageNo: number; size: number }

const offsetOf = ({ pageNo, size }: Page): number => (pageNo - 1) * size

/** One page of the stores with a floor plan within a scope, by name. */
export const findFloors = async (database: Database, scope: Scope, page: Page) => {
  const matching = and(isThere, within(scope, stores.tenantId))
  const list = await database
    .select({ storeId: stores.storeId, name: stores.name, city: stores.city })
    .from(cleaningFloors)
    .innerJoin(stores, eq(stores.storeId, cleaningFloors.storeId))
    .where(matching)
    .orderBy(asc(stores.name), asc(stores.storeId))
    .limit(page.size)
    .offset(offsetOf(page))
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(cleaningFloors)
    .innerJoin(stores, eq(stores.storeId, cleaningFloors.storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

export const findFloor = async (database: Database, scope: Scope, storeId: number) => {
  const [found] = await database
    .select({ storeId: stores.storeId, name: stores.name, plan: cleaningFloors.plan })
    .from(cleaningFloors)
    .innerJoin(stores, eq(stores.storeId, cleaningFloors.storeId))
    .where(and(isThere, eq(cleaningFloors.storeId, storeId), within(scope, stores.tenantId)))
  return found
}

const isUnderWay = isNull(cleaningRuns.endTime)

/** The states of a run that has not ended. */
const state = sql<RunState>`${cleaningRuns.state}`

/** One page of the cleaning robots of a store, by name, each with its run that is under way. */
export const findCleaningRobots = async (database: Database, storeId: number, page: Page) => {
  const matching = and(isInService, eq(robots.storeId, storeId), canDo('cleaning'))
  const found = await database
    .select({
      serial: robots.serial,
      name: robots.name,
      model: robots.model,
      online: robots.online,
      state: robots.state,
      battery: robots.battery,
      run: {
        runId: cleaningRuns.runId,
        state,
        rooms: cleaningRuns.rooms,
        x: cleaningRuns.x,
        y: cleaningRuns.y,
        done: cleaningRuns.done,
        startTime: cleaningRuns.startTime,
        reportTime: cleaningRuns.reportTime
      }
    })
    .from(robots)
    .leftJoin(cleaningRuns, and(eq(cleaningRuns.robotId, robots.robotId), isUnderWay))
    .where(matching)
    .orderBy(asc(robots.name), asc(robots.robotId))
    .limit(page.size)
    .offset(offsetOf(page))
  return { list: found, total: await database.$count(robots, matching) }
}

/** A cleaning robot within a scope; nobody else changes it until the transaction ends. */
export const lockCleaningRobot = async (transaction: Database, scope: Scope, serial: string) => {
  const [locked] = await transaction
    .select({ robotId: robots.robotId, storeId: robots.storeId, online: robots.online, state: robots.state })
    .from(robots)
    .where(and(eq(robots.serial, serial), canDo('cleaning'), inServiceWithin(scope)))
    .for('update')
  return locked
}

type NewRun = Pick<
  typeof cleaningRuns.$inferInsert,
  'robotId' | 'storeId' | 'rooms' | 'x' | 'y' | 'userId' | 'startTime'
>

/** @returns undefined where the robot has a run already, also one of the same moment */
export const addRun = async (transaction: Database, run: NewRun): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(cleaningRuns)
    .values({ ...run, state: 'cleaning', done: 0 })
    .onConflictDoNothing()
    .returning({ runId: cleaningRuns.runId })
  return added?.runId
}

/**
 * Brings a run from one of some states into another, by the statement that looks at it.
 * @returns changed, or why not
 */
export const moveRun = async (
  database: Database,
  scope: Scope,
  { runId, from, to }: { runId: number; from: readonly RunState[]; to: RunState }
): Promise<'changed' | 'unfit' | 'missing'> => {
  const own = and(eq(cleaningRuns.runId, runId), isUnderWay, ofReported(database, scope, cleaningRuns.robotId))
  const changed = await database
    .update(cleaningRuns)
    .set({ state: to })
    .where(and(own, inArray(cleaningRuns.state, [...from])))
    .returning({ runId: cleaningRuns.runId })
  if (changed.length > 0) return 'changed'
  return (await database.$count(cleaningRuns, own)) > 0 ? 'unfit' : 'missing'
}

/** Whether the robot of a run within a scope is locked. */
export const isRunOfLocked = async (database: Database, scope: Scope, runId: number): Promise<boolean> =>
  (await database.$count(
    cleaningRuns,
    and(
      eq(cleaningRuns.runId, runId),
      isUnderWay,
      ofReported(database, scope, cleaningRuns.robotId),
      lastingLockOf(cleaningRuns.robotId)
    )
  )) > 0

/** One page of the runs that are under way within a scope, for the robots that do them. */
export const findRunsUnderWay = async (database: Database, scope: ReportScope, page: Page) => {
  const matching = and(isUnderWay, reportedBy(scope))
  const list = await database
    .select({
      runId: cleaningRuns.runId,
      serial: robots.serial,
      state,
      rooms: cleaningRuns.rooms,
      x: cleaningRuns.x,
      y: cleaningRuns.y,
      done: cleaningRuns.done,
      plan: cleaningFloors.plan
    })
    .from(cleaningRuns)
    .innerJoin(robots, eq(robots.robotId, cleaningRuns.robotId))
    .innerJoin(cleaningFloors, eq(cleaningFloors.storeId, cleaningRuns.storeId))
    .where(matching)
    .orderBy(asc(cleaningRuns.runId))
    .limit(page.size)
    .offset(offsetOf(page))
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(cleaningRuns)
    .innerJoin(robots, eq(robots.robotId, cleaningRuns.robotId))
    .innerJoin(cleaningFloors, eq(cleaningFloors.storeId, cleaningRuns.storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/**
 * Keeps where a robot is. The statement itself decides how the run stands after it, so that a person's order of the same
 * moment is not lost: rooms that are done turn the robot back, and the dock ends its run. `done` never goes back.
 * @returns the robot; undefined for a run that is not under way, or of another scope
 */
export const putRunReport = async (
  database: Database,
  scope: ReportScope,
  { runId, x, y, done, docked }: RunReport,
  now: number
): Promise<number | undefined> => {
  const ends = sql`(${cleaningRuns.state} = 'returning' and ${docked})`
  const isDone = sql`(${cleaningRuns.state} = 'cleaning' and ${done >= 1_000})`
  const [reported] = await database
    .update(cleaningRuns)
    .set({
      x,
      y,
      done: sql`greatest(${cleaningRuns.done}, ${done}::smallint)`,
      reportTime: now,
      state: sql`case when ${ends} then 'ended' when ${isDone} then 'returning' else ${cleaningRuns.state} end`,
      endTime: sql`case when ${ends} then ${new Date(now).toISOString()}::timestamptz end`
    })
    .where(and(eq(cleaningRuns.runId, runId), isUnderWay, ofReported(database, scope, cleaningRuns.robotId)))
    .returning({ robotId: cleaningRuns.robotId })
  return reported?.robotId
}

/** Whether a reporter may tell of a store: one of its scope, or one where a robot is that it speaks for. */
export const isStoreOfReporter = async (database: Database, scope: ReportScope, storeId: number): Promise<boolean> =>
  scope.of === 'robot' || scope.of === 'gateway'
    ? (await database.$count(robots, and(eq(robots.storeId, storeId), reportedBy(scope)))) > 0
    : isStoreWithin(database, scope, storeId)

export const putFloor = async (database: Database, storeId: number, plan: FloorPlan): Promise<void> => {
  await database
    .insert(cleaningFloors)
    .values({ storeId, plan })
    .onConflictDoUpdate({ target: cleaningFloors.storeId, set: { plan } })
}

/** The rooms of a store's floor; undefined without a plan. */
export const findPlan = async (
  database: Database,
  storeId: number
): Promise<{ plan: FloorPlan; rooms: readonly RoomName[] } | undefined> => {
  const [found] = await database
    .select({ plan: cleaningFloors.plan })
    .from(cleaningFloors)
    .where(eq(cleaningFloors.storeId, storeId))
  return found && { plan: found.plan, rooms: found.plan.rooms.map(({ room }) => room) }
}
