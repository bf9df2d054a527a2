import { and, asc, type Column, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { StressTestState } from '#contract/calls/elevators/stress-tests.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { elevators, stressRides, stressTests } from '../../../database/schema.ts'

const isRunning = eq(stressTests.state, 'running')

const shown = {
  stressTestId: stressTests.stressTestId,
  elevatorId: stressTests.elevatorId,
  elevatorName: elevators.name,
  state: stressTests.state,
  rides: stressTests.rides,
  played: stressTests.played,
  startTime: stressTests.startTime,
  endTime: stressTests.endTime
}

const selectTests = (database: Database, matching: SQL | undefined) =>
  database
    .select(shown)
    .from(stressTests)
    .innerJoin(elevators, eq(elevators.elevatorId, stressTests.elevatorId))
    .where(matching)

type Asked = { state?: StressTestState | undefined; pageNo: number; size: number }

/** One page of the stress tests within a scope, the newest first, and how many there are. */
export const findStressTests = async (database: Database, scope: Scope, { state, pageNo, size }: Asked) => {
  const matching = and(
    within(scope, elevators.tenantId),
    state === undefined ? undefined : eq(stressTests.state, state)
  )
  const list = await selectTests(database, matching)
    .orderBy(desc(stressTests.startTime), desc(stressTests.stressTestId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(selectTests(database, matching).as('counted')) }
}

const own = (scope: Scope, stressTestId: number): SQL | undefined =>
  and(eq(stressTests.stressTestId, stressTestId), within(scope, elevators.tenantId))

export const findStressTest = async (database: Database, scope: Scope, stressTestId: number) => {
  const [found] = await selectTests(database, own(scope, stressTestId))
  return found
}

const failedBy = (failure: string): SQL<number> =>
  sql<number>`(count(*) filter (where ${stressRides.failure} = ${failure}))::int`

const isDone = sql`${stressRides.failure} is null`
const mean = (column: Column): SQL<number | null> => sql<number | null>`(avg(${column}) filter (where ${isDone}))::int`
const p95 = (column: Column): SQL<number | null> =>
  sql<number | null>`(percentile_cont(0.95) within group (order by ${column}) filter (where ${isDone}))::int`

/** The figures of a stress test so far. */
export const findStressFigures = async (database: Database, stressTestId: number) => {
  const [found] = await database
    .select({
      done: sql<number>`(count(*) filter (where ${isDone}))::int`,
      timeout: failedBy('timeout'),
      doorClosed: failedBy('doorClosed'),
      controllerLost: failedBy('controllerLost'),
      waitMean: mean(stressRides.waitMs),
      waitP95: p95(stressRides.waitMs),
      rideMean: mean(stressRides.rideMs),
      rideP95: p95(stressRides.rideMs)
    })
    .from(stressRides)
    .where(eq(stressRides.stressTestId, stressTestId))
  if (found === undefined) throw new Error('the database counted nothing')
  const { done, timeout, doorClosed, controllerLost } = found
  return {
    done,
    failures: { timeout, doorClosed, controllerLost },
    wait: { mean: found.waitMean, p95: found.waitP95 },
    ride: { mean: found.rideMean, p95: found.rideP95 }
  }
}

/** How many stress tests of a tenant run. */
export const countRunningTests = (database: Database, tenantId: number): Promise<number> =>
  database.$count(selectTests(database, and(eq(elevators.tenantId, tenantId), isRunning)).as('counted'))

/** @returns undefined where another test of the elevator runs, also since a moment ago */
export const addStressTest = async (
  transaction: Database,
  test: Omit<typeof stressTests.$inferInsert, 'state'>
): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(stressTests)
    .values({ ...test, state: 'running' })
    .onConflictDoNothing()
    .returning({ stressTestId: stressTests.stressTestId })
  return added?.stressTestId
}

/** The tests that run, the oldest first. */
export const findRunningTests = async (database: Database, most: number): Promise<number[]> => {
  const found = await database
    .select({ stressTestId: stressTests.stressTestId })
    .from(stressTests)
    .where(isRunning)
    .orderBy(asc(stressTests.startTime))
    .limit(most)
  return found.map(({ stressTestId }) => stressTestId)
}

/** A test that runs; undefined where it ended, or where another process plays it at this moment. */
export const lockRunningTest = async (transaction: Database, stressTestId: number) => {
  const [found] = await transaction
    .select()
    .from(stressTests)
    .where(and(eq(stressTests.stressTestId, stressTestId), isRunning))
    .for('update', { skipLocked: true })
  return found
}

/** A test within a scope. Nobody else changes it until the transaction ends. */
export const lockStressTest = async (transaction: Database, scope: Scope, stressTestId: number) => {
  const [found] = await transaction
    .select({ state: stressTests.state })
    .from(stressTests)
    .innerJoin(elevators, eq(elevators.elevatorId, stressTests.elevatorId))
    .where(own(scope, stressTestId))
    .for('update', { of: stressTests })
  return found
}

type Change = { state?: StressTestState; played?: number; floor?: number; endTime?: number }

/** Changes a test that is locked. */
export const changeStressTest = async (transaction: Database, stressTestId: number, change: Change): Promise<void> => {
  await transaction.update(stressTests).set(change).where(eq(stressTests.stressTestId, stressTestId))
}

export const addStressRides = async (
  transaction: Database,
  rides: readonly (typeof stressRides.$inferInsert)[]
): Promise<void> => {
  if (rides.length > 0) await transaction.insert(stressRides).values([...rides])
}

/** How many rides of a test failed. */
export const countFailedRides = (transaction: Database, stressTestId: number): Promise<number> =>
  transaction.$count(stressRides, and(eq(stressRides.stressTestId, stressTestId), isNotNull(stressRides.failure)))
