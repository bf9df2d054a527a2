import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { RideFailure, RideState, RideStep } from '#contract/calls/elevators/elevator-rides.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { elevatorRideSteps, elevatorRides, elevators, robots } from '../../../database/schema.ts'

const isOpen = eq(elevatorRides.state, 'open')

const shown = {
  rideId: elevatorRides.rideId,
  elevatorId: elevatorRides.elevatorId,
  robotName: robots.name,
  from: elevatorRides.from,
  to: elevatorRides.to,
  state: elevatorRides.state,
  failure: elevatorRides.failure,
  startTime: elevatorRides.startTime,
  endTime: elevatorRides.endTime
}

const selectRides = (database: Database, matching: SQL | undefined) =>
  database
    .select(shown)
    .from(elevatorRides)
    .innerJoin(elevators, eq(elevators.elevatorId, elevatorRides.elevatorId))
    .leftJoin(robots, eq(robots.robotId, elevatorRides.robotId))
    .where(matching)

type Asked = { elevatorId: number; pageNo: number; size: number }

/** One page of the rides in an elevator within a scope, the newest first, and how many there are. */
export const findRides = async (database: Database, scope: Scope, { elevatorId, pageNo, size }: Asked) => {
  const matching = and(eq(elevatorRides.elevatorId, elevatorId), within(scope, elevators.tenantId))
  const list = await selectRides(database, matching)
    .orderBy(desc(elevatorRides.rideId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(selectRides(database, matching).as('counted')) }
}

export const findRide = async (database: Database, scope: Scope, rideId: number) => {
  const [found] = await selectRides(database, and(eq(elevatorRides.rideId, rideId), within(scope, elevators.tenantId)))
  return found
}

/** The steps of a ride, the oldest first. */
export const findRideSteps = (database: Database, rideId: number) =>
  database
    .select({ step: elevatorRideSteps.step, floor: elevatorRideSteps.floor, time: elevatorRideSteps.time })
    .from(elevatorRideSteps)
    .where(eq(elevatorRideSteps.rideId, rideId))
    .orderBy(asc(elevatorRideSteps.position))

/** The ride that is under way in an elevator. */
export const findOpenRide = async (database: Database, elevatorId: number): Promise<number | undefined> => {
  const [found] = await database
    .select({ rideId: elevatorRides.rideId })
    .from(elevatorRides)
    .where(and(eq(elevatorRides.elevatorId, elevatorId), isOpen))
  return found?.rideId
}

/** @returns undefined where the elevator or the robot is on a ride already, also since a moment ago */
export const addRide = async (
  transaction: Database,
  ride: Omit<typeof elevatorRides.$inferInsert, 'state'>
): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(elevatorRides)
    .values({ ...ride, state: 'open' })
    .onConflictDoNothing()
    .returning({ rideId: elevatorRides.rideId })
  return added?.rideId
}

const locked = {
  rideId: elevatorRides.rideId,
  elevatorId: elevatorRides.elevatorId,
  state: elevatorRides.state,
  step: elevatorRides.step,
  from: elevatorRides.from,
  to: elevatorRides.to,
  floor: elevatorRides.floor,
  doorHoldMs: elevatorRides.doorHoldMs,
  timeoutMs: elevatorRides.timeoutMs,
  enterMs: elevatorRides.enterMs,
  startTime: elevatorRides.startTime,
  floors: elevators.floors,
  elevatorState: elevators.state
}

/** Open rides whose next step is due. Those that somebody changes at this moment are passed over. */
export const lockDueRides = (transaction: Database, now: number, most: number) =>
  transaction
    .select(locked)
    .from(elevatorRides)
    .innerJoin(elevators, eq(elevators.elevatorId, elevatorRides.elevatorId))
    .where(and(isOpen, lte(elevatorRides.nextTime, now)))
    .orderBy(asc(elevatorRides.nextTime))
    .limit(most)
    .for('update', { of: elevatorRides, skipLocked: true })
export type LockedRide = Awaited<ReturnType<typeof lockDueRides>>[number]

/** A ride within a scope. Nobody else changes it until the transaction ends. */
export const lockRide = async (
  transaction: Database,
  scope: Scope,
  rideId: number
): Promise<LockedRide | undefined> => {
  const [found] = await transaction
    .select(locked)
    .from(elevatorRides)
    .innerJoin(elevators, eq(elevators.elevatorId, elevatorRides.elevatorId))
    .where(and(eq(elevatorRides.rideId, rideId), within(scope, elevators.tenantId)))
    .for('update', { of: elevatorRides })
  return found
}

type Change = {
  step?: RideStep
  floor?: string
  state?: RideState
  failure?: RideFailure
  nextTime?: number
  endTime?: number
}

/** Changes a ride that is locked. */
export const changeRide = async (transaction: Database, rideId: number, change: Change): Promise<void> => {
  await transaction.update(elevatorRides).set(change).where(eq(elevatorRides.rideId, rideId))
}

/** Notes a step after those that a ride has. */
export const addRideStep = async (
  transaction: Database,
  { rideId, step, floor, time }: { rideId: number; step: RideStep; floor: string; time: number }
): Promise<void> => {
  const position = sql`(select count(*) from ${elevatorRideSteps} where ${elevatorRideSteps.rideId} = ${rideId})`
  await transaction.insert(elevatorRideSteps).values({ rideId, position, step, floor, time })
}
