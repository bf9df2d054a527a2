import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Elevator, ElevatorState, MappedFloor } from '#contract/calls/elevators/elevators.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { elevators, robots, stores } from '../../../database/schema.ts'

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
  lastSeenTime: elevators.lastSeenTime,
  version: elevators.edition
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
    .where(and(eq(robots.storeId, storeId), isInService))
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

/** Saves an elevator that is locked. A serial that another one has is an error for `isTaken`. @throws Refusal as `saveEdit` */
export const saveElevator = (
  transaction: Database,
  elevatorId: number,
  change: Change,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, elevators, eq(elevators.elevatorId, elevatorId), change, edit)

/** Notes how an elevator that is locked is. That is no change for those who edit it. */
export const changeElevator = async (transaction: Database, elevatorId: number, change: Change): Promise<void> => {
  await transaction.update(elevators).set(change).where(eq(elevators.elevatorId, elevatorId))
}

export const deleteElevator = async (transaction: Database, elevatorId: number): Promise<void> => {
  await transaction.delete(elevators).where(eq(elevators.elevatorId, elevatorId))
}
