import type { RideStep } from '#contract/calls/elevators/elevator-rides.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoFleet } from '../../../database/upkeep/demo-data.ts'
import { type Random, randomFrom, seed } from '../../../random.pure.ts'
import { playRide } from '../play-ride.pure.ts'
import { lengthOf, nextPlace, type RidePlace } from '../ride-machine.pure.ts'
import { addRide, addRideStep, changeRide } from '../sql/elevator-rides.ts'
import { type ConfiguredElevator, findElevator, findElevators } from '../sql/elevators.ts'
import { addStressRides, addStressTest, changeStressTest } from '../sql/stress-tests.ts'

const scope = { of: 'everyTenant' } as const
const enterMs = 4_000

/** Elevators that have rides, and rides of the stress test of the first one. */
const elevatorsMost = 12
const testRides = 300

/** Puts rides of the last day into some elevators, and a stress test of one. */
export const putRides = async (transaction: Database, time: number): Promise<void> => {
  const { list } = await findElevators(transaction, scope, { pageNo: 1, size: elevatorsMost })
  const fleet = await findDemoFleet(transaction)
  for (const { elevatorId } of list) {
    const elevator = await findElevator(transaction, scope, elevatorId)
    const robot = fleet.find(({ storeId }) => storeId === elevator?.storeId)
    if (elevator === undefined || robot === undefined) continue
    const random = randomFrom(seed, 'rides', elevatorId)
    for (let ride = 3; ride > 0; ride -= 1)
      await putRide(transaction, elevator, robot.robotId, time - ride * random.between(60, 300) * minute, random)
  }
  const [first] = list
  if (first !== undefined) await putStressTest(transaction, first.elevatorId, first.floors.length, time)
}

type Taken = { step: RideStep; floor: string; time: number }

const putRide = async (
  transaction: Database,
  { elevatorId, floors }: ConfiguredElevator,
  robotId: number,
  startTime: number,
  random: Random
): Promise<void> => {
  const times = { doorHoldMs: 8_000, timeoutMs: 180_000, enterMs }
  const way = { from: random.between(0, 1), to: random.between(2, floors.length - 1) }
  const steps: Taken[] = []
  let place: RidePlace | undefined = { step: 'called', floor: 0 }
  let at = startTime
  while (place !== undefined) {
    steps.push({ step: place.step, floor: floors[place.floor] ?? '', time: at })
    at += lengthOf(place.step, times)
    place = nextPlace(place, way)
  }
  const named = { from: floors[way.from] ?? '', to: floors[way.to] ?? '' }
  const begun = { step: 'called' as const, floor: named.from, startTime, nextTime: at }
  const rideId = await addRide(transaction, { elevatorId, robotId, ...named, ...times, ...begun })
  if (rideId === undefined) return
  for (const step of steps) await addRideStep(transaction, { rideId, ...step })
  await changeRide(transaction, rideId, { state: 'done', step: 'left', floor: named.to, endTime: at })
}

const putStressTest = async (
  transaction: Database,
  elevatorId: number,
  floors: number,
  time: number
): Promise<void> => {
  const tested = { floors, doorHoldMs: 8_000, timeoutMs: 180_000 }
  const startTime = time - 90 * minute
  const stressTestId = await addStressTest(transaction, {
    ...tested,
    elevatorId,
    rides: testRides,
    floor: 0,
    startTime
  })
  if (stressTestId === undefined) return
  let floor = 0
  const rides = Array.from({ length: testRides }, (_, position) => {
    const { floor: end, ...ride } = playRide(tested, floor, randomFrom(seed, 'stress test', position))
    floor = end
    return { stressTestId, position, ...ride }
  })
  await addStressRides(transaction, rides)
  await changeStressTest(transaction, stressTestId, {
    state: 'finished',
    played: testRides,
    endTime: startTime + minute
  })
}
