import type { RideFailure } from '#contract/calls/elevators/elevator-rides.ts'
import type { Random } from '../../random.pure.ts'
import { failureAt, lengthOf, nextPlace, type RidePlace, type RideTimes, type RideWay } from './ride-machine.pure.ts'

/* Pure: one ride of a stress test, played from its call to its end at once. */

/** An elevator of a stress test: how many floors it has, and its configuration. */
export type TestedElevator = { floors: number; doorHoldMs: number; timeoutMs: number }

export type PlayedRide = {
  /** Where the elevator stands afterwards. */
  floor: number
  /** Milliseconds; null where the ride failed before. */
  waitMs: number | null
  rideMs: number | null
  failure: RideFailure | null
}

/** The share of steps from floor to floor at which a controller goes silent. */
const lostShare = 0.0005

/** How long a robot takes through a door, in milliseconds: usually some seconds, now and then something is in its way. */
const enterTime = (random: Random): number =>
  random.chance(0.03) ? random.between(8_000, 30_000) : random.between(2_500, 6_500)

const otherFloor = (random: Random, floors: number, floor: number): number => {
  const place = random.between(0, floors - 2)
  return place < floor ? place : place + 1
}

/** Where a robot waits, and where it wants to go. */
const wayOf = (random: Random, floors: number): RideWay => {
  const from = random.between(0, floors - 1)
  return { from, to: otherFloor(random, floors, from) }
}

/** Plays a ride in an elevator that stands at a floor. The same numbers give the same ride. */
export const playRide = (elevator: TestedElevator, floor: number, random: Random): PlayedRide => {
  const way = wayOf(random, elevator.floors)
  const times: RideTimes = { ...elevator, enterMs: enterTime(random) }
  let place: RidePlace | undefined = { step: 'called', floor }
  let elapsed = 0
  let waitMs: number | null = null
  let enteredAt = 0
  let last = place
  while (place !== undefined) {
    last = place
    const isLost = (place.step === 'coming' || place.step === 'moving') && random.chance(lostShare)
    const failure = isLost ? 'controllerLost' : failureAt(place, elapsed, times)
    if (failure !== undefined) return { floor: place.floor, waitMs, rideMs: null, failure }
    if (place.step === 'doorOpen') waitMs = elapsed
    if (place.step === 'entered') enteredAt = elapsed
    elapsed += lengthOf(place.step, times)
    place = nextPlace(place, way)
  }
  return { floor: last.floor, waitMs, rideMs: elapsed - enteredAt, failure: null }
}
