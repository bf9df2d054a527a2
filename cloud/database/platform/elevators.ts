import { and, asc, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { ElevatorReport } from '#contract/calls/platform/elevator-reports.ts'
import type { Elevator, ElevatorState, MappedFloor } from '#contract/calls/platform/elevators.ts'
import * as limits from '#contract/limits.ts'
import { containing } from '../containing.ts'
import { one } from '../count-rows.ts'
import type { Database } from '../open.ts'
import { elevatorRides, elevators, robots, stores } from '../schema.ts'
import { type Scope, within } from '../scope.ts'

const shown = {
  elevatorId: elevators.elevatorId,
  storeId: elevators.storeId,
  storeName: stores.name,
  building: elevators.building,
  name: elevators.name,
  maker: elevators.maker,
  controllerSerial: elevators.controllerSerial,
  floors: elevators.floors,
  state: elevators.state,
  floor: elevators.floor,
  lastSeenTime: elevators.lastSeenTime
}

type Asked = { state?: ElevatorState | undefined; text?: string | undefined; pageNo: number; size: number }

/** One page of the elevators within a scope by name, and how many there are. */
export const findElevators = async (
  database: Database,
  scope: Scope,
  { state, text, pageNo, size }: Asked
): Promise<{ list: Elevator[]; total: number }> => {
  const matching = and(
    within(scope, elevators.tenantId),
    state === undefined ? undefined : eq(elevators.state, state),
    text ? containing(text, [elevators.name, elevators.building, elevators.controllerSerial, stores.name]) : undefined
  )
  const found = () =>
    database
      .select(shown)
      .from(elevators)
      .innerJoin(stores, eq(stores.storeId, elevators.storeId))
      .where(matching)
      .orderBy(asc(elevators.name), asc(elevators.elevatorId))
  const list = await found()
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(found().as('counted')) }
}

const own = (scope: Scope, elevatorId: number): SQL | undefined =>
  and(eq(elevators.elevatorId, elevatorId), within(scope, elevators.tenantId))

const configured = {
  ...shown,
  tenantId: elevators.tenantId,
  doorHoldSeconds: elevators.doorHoldSeconds,
  timeoutSeconds: elevators.timeoutSeconds,
  floorMap: elevators.floorMap
}

export const findElevator = async (database: Database, scope: Scope, elevatorId: number) => {
  const [found] = await database
    .select(configured)
    .from(elevators)
    .innerJoin(stores, eq(stores.storeId, elevators.storeId))
    .where(own(scope, elevatorId))
  return found
}
export type ConfiguredElevator = NonNullable<Awaited<ReturnType<typeof findElevator>>>

/** The robots of an elevator's store by name, as many as a choice shows. */
export const findElevatorRobots = (database: Database, storeId: number) =>
  database
    .select({ robotId: robots.robotId, name: robots.name })
    .from(robots)
    .where(eq(robots.storeId, storeId))
    .orderBy(asc(robots.name), asc(robots.robotId))
    .limit(limits.elevatorRobotsMax)

/** An elevator within a scope. Nobody else changes it until the transaction ends. */
export const lockElevator = async (
  transaction: Database,
  scope: Scope,
  elevatorId: number
): Promise<ConfiguredElevator | undefined> => {
  const [found] = await transaction
    .select(configured)
    .from(elevators)
    .innerJoin(stores, eq(stores.storeId, elevators.storeId))
    .where(own(scope, elevatorId))
    .for('update', { of: elevators })
  return found
}

/** @returns undefined where the serial is there already, also since a moment ago */
export const addElevator = async (
  transaction: Database,
  elevator: typeof elevators.$inferInsert
): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(elevators)
    .values(elevator)
    .onConflictDoNothing()
    .returning({ elevatorId: elevators.elevatorId })
  return added?.elevatorId
}

type Change = Partial<Omit<typeof elevators.$inferInsert, 'elevatorId' | 'tenantId'>> & { floorMap?: MappedFloor[] }

/** Changes an elevator that is locked. A serial that another one has is an error for `isTaken`. */
export const changeElevator = async (transaction: Database, elevatorId: number, change: Change): Promise<void> => {
  await transaction.update(elevators).set(change).where(eq(elevators.elevatorId, elevatorId))
}

export const deleteElevator = async (transaction: Database, elevatorId: number): Promise<void> => {
  await transaction.delete(elevators).where(eq(elevators.elevatorId, elevatorId))
}

/** One page of what controllers within a scope report about. */
export const findReportedElevators = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: { pageNo: number; size: number }
) => {
  const matching = within(scope, elevators.tenantId)
  const { controllerSerial, floors, state, floor } = elevators
  const list = await database
    .select({ controllerSerial, floors, state, floor })
    .from(elevators)
    .where(matching)
    .orderBy(asc(elevators.elevatorId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(elevators, matching) }
}

/**
 * Takes what a controller reports. The floor of an elevator on a ride is the ride's.
 * @returns whether there is one within the scope that may report this
 */
export const putElevatorReport = async (
  database: Database,
  scope: Scope,
  { controllerSerial, state, floor }: ElevatorReport,
  lastSeenTime: number
): Promise<boolean> => {
  const ends = state === 'offline' || state === 'fault'
  const taken = await database
    .update(elevators)
    .set({ state, lastSeenTime, ...(ends ? {} : { floor }) })
    .where(
      and(
        eq(elevators.controllerSerial, controllerSerial),
        within(scope, elevators.tenantId),
        sql`${floor} = any(${elevators.floors})`,
        ends ? undefined : notExists(openRideOf(database))
      )
    )
    .returning({ elevatorId: elevators.elevatorId })
  return taken.length > 0
}

const openRideOf = (database: Database) =>
  database
    .select({ one })
    .from(elevatorRides)
    .where(and(eq(elevatorRides.elevatorId, elevators.elevatorId), eq(elevatorRides.state, 'open')))
