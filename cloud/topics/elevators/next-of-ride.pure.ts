import type { RideFailure, RideStep } from '#contract/calls/elevators/elevator-rides.ts'
import type { ElevatorState } from '#contract/calls/elevators/elevators.ts'
import { failureAt, lengthOf, nextPlace, type RideTimes } from './ride-machine.pure.ts'

/** A ride as it is kept, with its elevator. Floors are named as on the panel. */
export type KeptRide = RideTimes & {
  step: RideStep
  floor: string
  from: string
  to: string
  startTime: number
  floors: readonly string[]
  elevatorState: ElevatorState
}

/** The next part of a ride: a step before further steps, the last step, or a failure. */
export type NextOfRide =
  | { kind: 'step'; step: RideStep; floor: string; lengthMs: number }
  | { kind: 'last'; step: RideStep; floor: string }
  | { kind: 'failed'; failure: RideFailure }

/** Pure: decides how a ride goes on when its next step is due. An elevator that is offline or has a fault ends the ride. */
export const nextOfRide = (ride: KeptRide, now: number): NextOfRide => {
  if (ride.elevatorState === 'offline' || ride.elevatorState === 'fault')
    return { kind: 'failed', failure: 'controllerLost' }
  const failure = failureAt(ride, now - ride.startTime, ride)
  if (failure !== undefined) return { kind: 'failed', failure }
  const [from = -1, to = -1, at = -1] = [ride.from, ride.to, ride.floor].map(it => ride.floors.indexOf(it))
  const next = Math.min(from, to, at) < 0 ? undefined : nextPlace({ step: ride.step, floor: at }, { from, to })
  const floor = ride.floors[next?.floor ?? -1]
  // The floors of an elevator stay while a robot rides it, so each has a place.
  if (next === undefined || floor === undefined) return { kind: 'failed', failure: 'controllerLost' }
  const { step } = next
  return step === 'left' ? { kind: 'last', step, floor } : { kind: 'step', step, floor, lengthMs: lengthOf(step, ride) }
}
