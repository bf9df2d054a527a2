import type { RideFailure, RideStep } from '#contract/calls/elevators/elevator-rides.ts'

/* Pure: the state machine of a ride. The simulator and the stress test both use it. Floors are places, 0 the lowest. */

/** Where a ride is. */
export type RidePlace = { step: RideStep; floor: number }

/** The way of a ride. */
export type RideWay = { from: number; to: number }

const towards = (floor: number, goal: number): number => floor + Math.sign(goal - floor)

/** The step after this one; undefined after the last one. */
export const nextPlace = ({ step, floor }: RidePlace, { from, to }: RideWay): RidePlace | undefined => {
  switch (step) {
    case 'called':
    case 'coming':
      return floor === from ? { step: 'doorOpen', floor } : { step: 'coming', floor: towards(floor, from) }
    case 'doorOpen':
      return { step: 'entered', floor }
    case 'entered':
    case 'moving':
      return floor === to ? { step: 'arrived', floor } : { step: 'moving', floor: towards(floor, to) }
    case 'arrived':
      return { step: 'left', floor }
    case 'left':
      return undefined
  }
}

/** The durations from which the times of a ride follow, in milliseconds. */
export type RideTimes = { doorHoldMs: number; timeoutMs: number; enterMs: number }

/** How long a controller takes to answer, an elevator from floor to floor, and a door to open and to close. */
const answerMs = 1_000
const floorMs = 2_000
const doorMs = 2_000

/** Milliseconds from a step until the next one. A door stays open for its whole time, so the robot is waited for. */
export const lengthOf = (step: RideStep, { doorHoldMs, enterMs }: RideTimes): number => {
  switch (step) {
    case 'called':
      return answerMs
    case 'coming':
    case 'moving':
      return floorMs
    case 'doorOpen':
      return doorMs + Math.min(enterMs, doorHoldMs)
    case 'entered':
      return Math.max(0, doorHoldMs - enterMs) + doorMs
    case 'arrived':
      return doorMs + Math.min(enterMs, doorHoldMs)
    case 'left':
      return 0
  }
}

/** The reason why a ride fails at a moment; undefined where it goes on. */
export const failureAt = (
  { step }: Pick<RidePlace, 'step'>,
  elapsedMs: number,
  { timeoutMs, enterMs, doorHoldMs }: RideTimes
): RideFailure | undefined => {
  if (elapsedMs > timeoutMs) return 'timeout'
  return step === 'doorOpen' && enterMs > doorHoldMs ? 'doorClosed' : undefined
}
