import type { RobotState } from '#contract/calls/robots/robots.ts'
import { startOfBeijingDay } from '#contract/days/beijing.ts'
import { day, minute } from '../../../clock.ts'
import { randomFrom } from '../../../random.pure.ts'
import type { WorkingRobot } from './tasks.ts'

/** The codes of the faults that robots of the demo data have; the first ones arise more often. */
const faultCodes = ['E-101', 'E-103', 'E-114', 'E-207', 'E-230', 'E-312'] as const

type FaultyRobot = WorkingRobot & { softwareVersion: string }
export type DemoFault = {
  robotId: number
  faultCode: string
  startTime: number
  endTime: number
  softwareVersion: string
}

const opens = 7 * 60 * minute
const openFor = 16 * 60 * minute

/** Of a robot on one day. An old version has more. */
const share = (version: string): number => (version.startsWith('V1.4') ? 0.07 : 0.04)

/** The fault of one robot on the day in Beijing that begins at this moment, or none. Guests at noon and at night are in the way. */
const faultOfDay = (seed: string, robot: FaultyRobot, dayStart: number): DemoFault | undefined => {
  const { robotId, serial, softwareVersion } = robot
  const random = randomFrom(seed, 'faults', serial, dayStart)
  if (!random.chance(share(softwareVersion))) return undefined
  const faultCode = faultCodes[Math.floor(random.next() ** 2 * faultCodes.length)] ?? faultCodes[0]
  const rush = random.chance(0.5) ? (random.chance(0.5) ? 5 : 11.5) * 60 * minute : random.next() * openFor
  const startTime = Math.round(dayStart + opens + Math.min(rush + random.next() * 90 * minute, openFor))
  const endTime =
    startTime + random.between(2, 25) * minute + (random.chance(0.1) ? random.between(1, 8) * 60 * minute : 0)
  return { robotId, faultCode, startTime, endTime, softwareVersion }
}

/** The code of the fault that a robot of the demo data is in when its life begins. The simulator ends the same one. */
export const faultAtFirst = (serial: string): string => randomFrom('lasting fault', serial).pick(faultCodes)

/** The faults of robots that are in the state of a fault, each a while old. */
export const lastingFaults = (
  fleet: readonly (Pick<FaultyRobot, 'robotId' | 'serial' | 'softwareVersion'> & { state: RobotState })[],
  now: number
) =>
  fleet
    .filter(({ state }) => state === 'fault')
    .map(({ robotId, serial, softwareVersion }) => {
      const age = randomFrom('lasting fault', serial, 'age').between(3, 50) * minute
      return { robotId, faultCode: faultAtFirst(serial), startTime: now - age, endTime: null, softwareVersion }
    })

/** The faults of a robot that were over after one moment and up to another. */
export const faultsBetween = (seed: string, robot: FaultyRobot, from: number, now: number): DemoFault[] => {
  const { deployTime } = robot
  if (deployTime === null) return []
  const faults: DemoFault[] = []
  for (let dayStart = startOfBeijingDay(from) - day; dayStart <= now; dayStart += day) {
    const fault = faultOfDay(seed, robot, dayStart)
    if (fault !== undefined && fault.startTime >= deployTime && fault.endTime > from && fault.endTime <= now)
      faults.push(fault)
  }
  return faults
}
