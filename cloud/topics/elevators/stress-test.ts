import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { randomFrom } from '../../random.pure.ts'
import { Refusal } from '../../refusal.pure.ts'
import { addDeviceEvent } from '../mobile-notifications/index.ts'
import { playRide } from './play-ride.pure.ts'
import { findElevator, lockElevator } from './sql/elevators.ts'
import {
  addStressRides,
  addStressTest,
  changeStressTest,
  countFailedRides,
  countRunningTests,
  findRunningTests,
  lockRunningTest,
  lockStressTest
} from './sql/stress-tests.ts'

type Wish = { elevatorId: number; rides: number }
type By = { scope: Scope; userId: number; now: number }

/**
 * Begins a stress test, which is then played in the background.
 * @throws Refusal 610603 where there is no elevator, 610703 while it is offline, 610800 while the tenant has too many, 610704
 *   while another test of the elevator runs
 */
export const startStressTest = (
  database: Database,
  { elevatorId, rides }: Wish,
  { scope, userId, now }: By
): Promise<number> =>
  database.transaction(async transaction => {
    const elevator = await lockElevator(transaction, scope, elevatorId)
    if (elevator === undefined) throw new Refusal(codes.recordNotFound)
    if (elevator.state === 'offline') throw new Refusal(codes.robotOffline)
    if ((await countRunningTests(transaction, elevator.tenantId)) >= limits.stressTestsMax)
      throw new Refusal(codes.queueFull)
    const stressTestId = await addStressTest(transaction, {
      elevatorId,
      userId,
      rides,
      startTime: now,
      floors: elevator.floors.length,
      floor: Math.max(0, elevator.floors.indexOf(elevator.floor)),
      doorHoldMs: elevator.doorHoldSeconds * 1_000,
      timeoutMs: elevator.timeoutSeconds * 1_000
    })
    if (stressTestId === undefined) throw new Refusal(codes.robotBusy)
    return stressTestId
  })

/** @throws Refusal 610603 where there is none, 610606 for a test that has ended */
export const stopStressTest = (
  database: Database,
  stressTestId: number,
  { scope, now }: Omit<By, 'userId'>
): Promise<void> =>
  database.transaction(async transaction => {
    const test = await lockStressTest(transaction, scope, stressTestId)
    if (test === undefined) throw new Refusal(codes.recordNotFound)
    if (test.state !== 'running') throw new Refusal(codes.updateFailed)
    await changeStressTest(transaction, stressTestId, { state: 'stopped', endTime: now })
  })

/** Rides of one test that are played in one round, and tests that one round looks at. */
const ridesAtOnce = 10
const testsAtOnce = 100

/** A test that ended with failed rides is an event. */
const noteFailures = async (
  transaction: Database,
  { stressTestId, elevatorId }: { stressTestId: number; elevatorId: number },
  now: number
): Promise<void> => {
  const failed = await countFailedRides(transaction, stressTestId)
  const elevator = failed > 0 ? await findElevator(transaction, { of: 'everyTenant' }, elevatorId) : undefined
  if (elevator === undefined) return
  const { tenantId, storeId, name, controllerSerial } = elevator
  await addDeviceEvent(transaction, {
    tenantId,
    storeId,
    kind: 'stressTestFailed',
    subjectId: stressTestId,
    deviceName: name,
    serial: controllerSerial,
    time: now,
    detail: String(failed)
  })
}

const playSome = (database: Database, stressTestId: number, now: number): Promise<void> =>
  database.transaction(async transaction => {
    const test = await lockRunningTest(transaction, stressTestId)
    if (test === undefined) return
    const count = Math.min(ridesAtOnce, test.rides - test.played)
    let { floor } = test
    const rides = Array.from({ length: count }, (_, index) => {
      const position = test.played + index
      const { floor: end, ...ride } = playRide(test, floor, randomFrom('stress test', stressTestId, position))
      floor = end
      return { stressTestId, position, ...ride }
    })
    await addStressRides(transaction, rides)
    const played = test.played + count
    await changeStressTest(transaction, stressTestId, {
      played,
      floor,
      ...(played >= test.rides ? { state: 'finished', endTime: now } : {})
    })
    if (played >= test.rides) await noteFailures(transaction, test, now)
  })

/** Plays some rides of each test that runs. A process that is killed leaves rides whole, and another one goes on. */
export const playStressTests = async (database: Database, now: number): Promise<void> => {
  for (const stressTestId of await findRunningTests(database, testsAtOnce)) await playSome(database, stressTestId, now)
}
