import type { Robot } from '#contract/calls/robots/robots.ts'
import { demoMeasures } from '../../cloud/topics/deploy/demo/device-measures.ts'
import type { RobotCloud } from './robot-cloud.ts'

const minuteMs = 60_000

/** Reports how the computers of the robots are, once a minute. Robots that are offline report nothing. */
export const measureReports = (
  cloud: RobotCloud,
  seed: string,
  robots: readonly Pick<Robot, 'serial' | 'online'>[]
) => {
  let last = 0
  return async (now: number): Promise<void> => {
    const minute = Math.floor(now / minuteMs)
    if (minute === last) return
    await cloud.reportMeasures(
      robots
        .filter(({ online }) => online)
        .map(({ serial }) => ({ serial, time: now, ...demoMeasures(seed, serial, now) }))
    )
    // Behind the report: a minute that the cloud did not take is reported again.
    last = minute
  }
}
