import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findRobot } from '../robots/index.ts'
import { nextOfRide } from './next-of-ride.pure.ts'
import { lengthOf } from './ride-machine.pure.ts'
import { addRide, addRideStep, changeRide, type LockedRide, lockDueRides, lockRide } from './sql/elevator-rides.ts'
import { changeElevator, lockElevator } from './sql/elevators.ts'

type Wish = { elevatorId: number; robotId: number; from: string; to: string }
type By = { scope: Scope; userId: number; now: number }

/** How long a robot of the simulator takes through a door. */
const enterMs = 4_000

const notOfElevator = (field: 'from' | 'to') =>
  new Refusal(codes.parameterIllegal, { data: [{ field, reason: 'a floor of the elevator' }] })

/**
 * Calls an elevator for a robot, and notes the first step.
 * @throws Refusal 610603 and 610701 where elevator or robot are not there, 610604 for a floor, 610703 while the elevator is
 *   offline, 610605 while it has a fault, 610704 while it or the robot is on a ride
 */
export const startRide = (database: Database, wish: Wish, { scope, userId, now }: By): Promise<number> =>
  database.transaction(async transaction => {
    const { elevatorId, robotId, from, to } = wish
    const elevator = await lockElevator(transaction, scope, elevatorId)
    if (elevator === undefined) throw new Refusal(codes.recordNotFound)
    const robot = await findRobot(transaction, scope, robotId)
    if (robot?.storeId !== elevator.storeId) throw new Refusal(codes.robotNotFound)
    if (!elevator.floors.includes(from)) throw notOfElevator('from')
    if (!elevator.floors.includes(to)) throw notOfElevator('to')
    if (elevator.state === 'offline') throw new Refusal(codes.robotOffline)
    if (elevator.state === 'fault')
      throw new Refusal(codes.createFailed, { data: [{ field: 'elevatorId', reason: 'an elevator without a fault' }] })
    if (elevator.state === 'moving') throw new Refusal(codes.robotBusy)
    const times = { doorHoldMs: elevator.doorHoldSeconds * 1_000, timeoutMs: elevator.timeoutSeconds * 1_000, enterMs }
    const { floor } = elevator
    const rideId = await addRide(transaction, {
      ...wish,
      ...times,
      userId,
      floor,
      step: 'called',
      startTime: now,
      nextTime: now + lengthOf('called', times)
    })
    if (rideId === undefined) throw new Refusal(codes.robotBusy)
    await addRideStep(transaction, { rideId, step: 'called', floor, time: now })
    await changeElevator(transaction, elevatorId, { state: 'moving' })
    return rideId
  })

/** Takes one ride one step further, or ends it. */
const advance = async (transaction: Database, ride: LockedRide, now: number): Promise<void> => {
  const { rideId, elevatorId } = ride
  const next = nextOfRide(ride, now)
  if (next.kind === 'failed') {
    await changeRide(transaction, rideId, { state: 'failed', failure: next.failure, endTime: now })
    // A controller that reported something else meanwhile is believed.
    if (ride.elevatorState === 'moving') await changeElevator(transaction, elevatorId, { state: 'online' })
    return
  }
  const { step, floor } = next
  await addRideStep(transaction, { rideId, step, floor, time: now })
  const ends = next.kind === 'last'
  await changeRide(transaction, rideId, {
    step,
    floor,
    ...(next.kind === 'last' ? { state: 'done', endTime: now } : { nextTime: now + next.lengthMs })
  })
  await changeElevator(transaction, elevatorId, { floor, ...(ends ? { state: 'online' } : {}) })
}

/** Rides that one transaction takes further. */
const atOnce = 50

/** Takes the rides whose next step is due further. @returns whether there may be more */
export const advanceRides = (database: Database, now: number): Promise<boolean> =>
  database.transaction(async transaction => {
    const due = await lockDueRides(transaction, now, atOnce)
    for (const ride of due) await advance(transaction, ride, now)
    return due.length === atOnce
  })

/** @throws Refusal 610603 where there is none, 610606 for a ride that has ended */
export const cancelRide = (database: Database, rideId: number, { scope, now }: Omit<By, 'userId'>): Promise<void> =>
  database.transaction(async transaction => {
    const ride = await lockRide(transaction, scope, rideId)
    if (ride === undefined) throw new Refusal(codes.recordNotFound)
    if (ride.state !== 'open') throw new Refusal(codes.updateFailed)
    await changeRide(transaction, rideId, { state: 'cancelled', endTime: now })
    if (ride.elevatorState === 'moving') await changeElevator(transaction, ride.elevatorId, { state: 'online' })
  })
