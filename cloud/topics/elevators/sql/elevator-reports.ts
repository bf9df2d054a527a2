import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { ElevatorReport } from '#contract/calls/elevators/elevator-reports.ts'
import type { Database } from '../../../database/open.ts'
import { one } from '../../../database/rows/count-rows.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { elevatorRides, elevators } from '../../../database/schema.ts'

/** One page of the elevators that controllers within a scope report about. */
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

/** The elevator of a controller within a scope. Nobody else changes it until the transaction ends. */
export const lockReportedElevator = async (transaction: Database, scope: Scope, controllerSerial: string) => {
  const { elevatorId, tenantId, storeId, name, state } = elevators
  const [found] = await transaction
    .select({ elevatorId, tenantId, storeId, name, state })
    .from(elevators)
    .where(and(eq(elevators.controllerSerial, controllerSerial), within(scope, elevators.tenantId)))
    .for('update')
  return found
}

/**
 * Takes a controller's report. The floor of an elevator on a ride is the ride's.
 * @returns whether there is an elevator within the scope whose controller may report this
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
