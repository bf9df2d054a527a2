import type { ElevatorReport, ReportedElevator } from '#contract/calls/elevators/elevator-reports.ts'
import { type Random, randomFrom } from '../../../cloud/random.pure.ts'
import type { RobotCloud } from '../robot-cloud.ts'

/** The share of elevators that report in a second. */
const reportShare = 0.1

/** Of those reports: how often people call the elevator, a fault begins, and the network breaks. */
const calledShare = 0.4
const faultShare = 0.005
const offlineShare = 0.005

/** The report of a controller: people ride, faults come and go. The next report ends the state that the last one began. */
export const nextElevatorReport = (
  { controllerSerial, floors, state, floor }: ReportedElevator,
  random: Random
): ElevatorReport => {
  if (state !== 'online') return { controllerSerial, floor, state: 'online' }
  const fate = random.next()
  if (fate < faultShare) return { controllerSerial, floor, state: 'fault' }
  if (fate < faultShare + offlineShare) return { controllerSerial, floor, state: 'offline' }
  if (fate < calledShare) return { controllerSerial, floor: random.pick(floors), state: 'moving' }
  return { controllerSerial, floor, state }
}

/** One second of the elevators: some of them report. */
export const reportElevators = (cloud: RobotCloud, seed: string): (() => Promise<void>) => {
  const random = randomFrom(seed, 'elevators')
  return async () => {
    const reporting = (await cloud.elevators()).filter(() => random.chance(reportShare))
    await cloud.reportElevators(reporting.map(elevator => nextElevatorReport(elevator, random)))
  }
}
