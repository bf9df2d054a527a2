import { createHash } from 'node:crypto'
import type { Cleaned, RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { isShipped, type ShippedKind } from '#contract/calls/robots/capabilities.ts'
import type { Robot, RobotKind, RobotState } from '#contract/calls/robots/robots.ts'
import { type Random, randomFrom } from '../../cloud/random.pure.ts'
import { faultAtFirst } from '../../cloud/topics/robots/demo/faults.ts'
import { wayOf } from '../../cloud/topics/robots/demo/ways.ts'

/** A robot at the start of its life. */
export type LivingRobot = Pick<Robot, 'serial' | 'robotKind' | 'state' | 'battery'>

type Phase =
  | { now: 'idle' | 'charging' | 'stopped' }
  | { now: 'working'; startTime: number; mileage: number; turnsLeft: number; cleaned?: Cleaned | undefined }
  | { now: 'fault'; faultCode: string }
type Life = { serial: string; robotKind: RobotKind; battery: number; phase: Phase }

/** An event without its id, robot and time, which are added where the turn is played. */
type Distribute<Event> = Event extends unknown ? Omit<Event, 'eventId' | 'serial' | 'time'> : never
type Happening = Distribute<RobotEvent>

/** Metres that a kind drives between two of its events; a kind that somebody added drives as the first one does. */
const stride: Record<ShippedKind, readonly [number, number]> = {
  delivery: [20, 60],
  hotel: [20, 50],
  disinfection: [8, 25],
  medical: [20, 50],
  snack: [10, 30],
  guide: [10, 35],
  cruise: [8, 30],
  cleaning: [15, 45]
}

const faultCodes = ['E-101', 'E-103', 'E-114', 'E-207', 'E-230', 'E-312'] as const

const firstPhase = ({ serial, state }: LivingRobot): Phase => {
  if (state === 'fault') return { now: 'fault', faultCode: faultAtFirst(serial) }
  return { now: state === 'charging' ? 'charging' : 'idle' }
}

const states: Record<Phase['now'], RobotState> = {
  idle: 'idle',
  charging: 'charging',
  stopped: 'idle',
  working: 'busy',
  fault: 'fault'
}

const stateOf = ({ battery, phase }: Life): Happening => ({
  type: 'state',
  online: true,
  state: states[phase.now],
  battery
})

/** The area that a task has cleaned after one more turn, with water and energy. */
const cleanedSoFar = (random: Random, before: Cleaned = { area: 0, water: 0, energy: 0 }): Cleaned => ({
  area: before.area + random.between(8, 24),
  water: before.water + random.between(300, 900),
  energy: before.energy + random.between(4, 12)
})

const turns = {
  idle: (random: Random, life: Life, time: number): Happening[] => {
    if (life.battery < 20) {
      life.phase = { now: 'charging' }
      return [stateOf(life)]
    }
    if (random.chance(0.3)) return [stateOf(life)]
    life.phase = { now: 'working', startTime: time, mileage: 0, turnsLeft: random.between(2, 6) }
    const way = wayOf(random, life.robotKind)
    return [{ type: 'task', startTime: time, status: 'started', mileage: 0, ...way }, stateOf(life)]
  },

  working: (random: Random, life: Life, phase: Extract<Phase, { now: 'working' }>): Happening[] => {
    const { startTime } = phase
    const mileage = phase.mileage + random.between(...stride[isShipped(life.robotKind) ? life.robotKind : 'delivery'])
    life.battery = Math.max(life.battery - random.between(1, 3), 1)
    const cleaned = life.robotKind === 'cleaning' ? cleanedSoFar(random, phase.cleaned) : undefined
    const end = (status: 'ended' | 'cancelled' | 'interrupted' | 'abnormal'): Happening => ({
      type: 'task',
      startTime,
      status,
      mileage,
      cleaned
    })
    if (random.chance(0.004)) {
      life.phase = { now: 'stopped' }
      return [end('interrupted'), { type: 'lock', reason: 'emergencyStop', active: true }, stateOf(life)]
    }
    if (random.chance(0.03)) {
      const faultCode = random.pick(faultCodes)
      life.phase = { now: 'fault', faultCode }
      return [end('abnormal'), { type: 'fault', faultCode, active: true }, stateOf(life)]
    }
    if (life.battery < 10) {
      life.phase = { now: 'charging' }
      return [end('interrupted'), stateOf(life)]
    }
    if (phase.turnsLeft > 0) {
      life.phase = { ...phase, mileage, cleaned, turnsLeft: phase.turnsLeft - 1 }
      return [{ type: 'mileage', startTime, mileage, cleaned }]
    }
    life.phase = { now: 'idle' }
    return [end(random.chance(0.05) ? 'cancelled' : 'ended'), stateOf(life)]
  },

  charging: (random: Random, life: Life): Happening[] => {
    life.battery = Math.min(life.battery + random.between(8, 20), 100)
    if (life.battery > 94) life.phase = { now: 'idle' }
    return [stateOf(life)]
  },

  /** Somebody beside the robot releases the button of the emergency stop. */
  stopped: (random: Random, life: Life): Happening[] => {
    if (random.chance(0.7)) return [stateOf(life)]
    life.phase = { now: 'idle' }
    return [{ type: 'lock', reason: 'emergencyStop', active: false }, stateOf(life)]
  },

  fault: (random: Random, life: Life, { faultCode }: Extract<Phase, { now: 'fault' }>): Happening[] => {
    if (random.chance(0.6)) return [stateOf(life)]
    life.phase = { now: 'idle' }
    return [{ type: 'fault', faultCode, active: false }, stateOf(life)]
  }
}

const turn = (random: Random, life: Life, time: number): Happening[] => {
  const { phase } = life
  if (phase.now === 'working') return turns.working(random, life, phase)
  if (phase.now === 'fault') return turns.fault(random, life, phase)
  if (phase.now === 'stopped') return turns.stopped(random, life)
  return phase.now === 'charging' ? turns.charging(random, life) : turns.idle(random, life, time)
}

/** An id that is the same for the same seed, place and moment, and another one in any other run. */
export const idOf = (...keys: readonly (string | number)[]): string => {
  const hex = createHash('sha256').update(keys.join('\n')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/**
 * The life of a fleet, event by event and without an end: tasks begin and end, batteries drain and are charged, faults
 * arise and clear, emergency stops are pressed and released. For the same seed, robots and times the same events.
 * @param timeOf asked once an event for its moment; must not go back
 */
export function* robotLife(
  seed: string,
  robots: readonly LivingRobot[],
  timeOf: () => number
): Generator<RobotEvent, never, undefined> {
  const random = randomFrom(seed, 'life')
  const lives = robots.map(
    (robot): Life => ({
      serial: robot.serial,
      robotKind: robot.robotKind,
      battery: robot.battery,
      phase: firstPhase(robot)
    })
  )
  let place = 0
  while (true) {
    const life = random.pick(lives)
    let time = timeOf()
    const { serial } = life
    for (const [index, happening] of turn(random, life, time).entries()) {
      if (index > 0) time = timeOf()
      place += 1
      yield { ...happening, eventId: idOf(seed, place, time, serial), serial, time }
    }
  }
}
