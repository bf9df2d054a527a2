import { expect, test } from '@playwright/test'
import { randomFrom } from '../../../cloud/testing.ts'
import { elevatorStart, floorsAfter } from '../../../cloud/topics/elevators/elevator-floors.pure.ts'
import { nextOfRide } from '../../../cloud/topics/elevators/next-of-ride.pure.ts'
import { playRide } from '../../../cloud/topics/elevators/play-ride.pure.ts'
import { failureAt, nextPlace, type RidePlace } from '../../../cloud/topics/elevators/ride-machine.pure.ts'

const times = { doorHoldMs: 8_000, timeoutMs: 180_000, enterMs: 4_000 }

const ways: [from: number, to: number, start: number, steps: string][] = [
  [0, 1, 0, 'called0 doorOpen0 entered0 moving1 arrived1 left1'],
  [2, 0, 1, 'called1 coming2 doorOpen2 entered2 moving1 moving0 arrived0 left0'],
  [0, 1, 2, 'called2 coming1 coming0 doorOpen0 entered0 moving1 arrived1 left1']
]
for (const [from, to, start, steps] of ways)
  test(`a ride from ${from} to ${to} in an elevator at ${start} is ${steps}`, () => {
    const taken: string[] = []
    let place: RidePlace | undefined = { step: 'called', floor: start }
    while (place !== undefined) {
      taken.push(place.step + place.floor)
      place = nextPlace(place, { from, to })
    }
    expect(taken.join(' ')).toBe(steps)
  })

const failures: [step: RidePlace['step'], elapsed: number, enterMs: number, failure: string | undefined][] = [
  ['moving', 180_000, 4_000, undefined],
  ['moving', 180_001, 4_000, 'timeout'],
  ['doorOpen', 0, 8_000, undefined],
  ['doorOpen', 0, 8_001, 'doorClosed'],
  ['arrived', 0, 8_001, undefined]
]
for (const [step, elapsed, enterMs, failure] of failures)
  test(`at ${step} after ${elapsed} ms, with a robot that takes ${enterMs} ms, a ride ${failure ? `fails by ${failure}` : 'goes on'}`, () => {
    expect(failureAt({ step }, elapsed, { ...times, enterMs })).toBe(failure)
  })

const kept = {
  ...times,
  step: 'arrived' as const,
  floor: '2',
  from: '1',
  to: '2',
  startTime: 0,
  floors: ['1', '2'],
  elevatorState: 'moving' as const
}

test('the last step ends a ride, and an elevator that is offline or has a fault fails it', () => {
  expect(nextOfRide(kept, 1_000)).toEqual({ kind: 'last', step: 'left', floor: '2' })
  for (const elevatorState of ['offline', 'fault'] as const)
    expect(nextOfRide({ ...kept, elevatorState }, 1_000)).toEqual({ kind: 'failed', failure: 'controllerLost' })
  expect(nextOfRide({ ...kept, floor: '9', step: 'moving' }, 1_000)).toMatchObject({ kind: 'failed' })
})

test('the same numbers play the same ride, and a short door makes more rides fail', () => {
  const play = (doorHoldMs: number) =>
    Array.from({ length: 200 }, (_, index) =>
      playRide({ floors: 10, doorHoldMs, timeoutMs: 180_000 }, 0, randomFrom('test', index))
    )
  expect(play(8_000)).toEqual(play(8_000))
  const failed = (doorHoldMs: number) => play(doorHoldMs).filter(({ failure }) => failure === 'doorClosed').length
  expect(failed(3_000)).toBeGreaterThan(failed(30_000))
  expect(failed(30_000)).toBe(0)
  for (const { failure, waitMs, rideMs } of play(8_000))
    expect(failure === null).toBe(waitMs !== null && rideMs !== null)
})

test('floors that are gone leave the map, and an elevator there stands at the lowest one', () => {
  const { floorMap } = elevatorStart({ floors: ['B1', '1', '2'] })
  expect(floorsAfter({ floor: '2', floorMap }, ['B1', '1', '3'])).toEqual({
    floor: 'B1',
    floorMap: [
      { robotFloor: 1, floor: 'B1' },
      { robotFloor: 2, floor: '1' }
    ]
  })
})
