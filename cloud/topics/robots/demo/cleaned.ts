import type { Cleaned } from '#contract/calls/robot-reports/report.ts'
import { minute } from '../../../clock.ts'
import { randomFrom } from '../../../random.pure.ts'

/** The width that a robot cleans in metres, its water in millilitres a square metre, its energy in watt hours a minute. */
const width = 0.55
const water = 38
const energy = 9

/** The work of a cleaning task, by the distance that the robot drove. A robot drives part of its way twice. */
export const cleanedBy = (
  seed: string,
  { serial }: { serial: string },
  { startTime, endTime, mileage }: { startTime: number; endTime: number | null; mileage: number }
): Cleaned | undefined => {
  if (endTime === null || mileage === 0) return undefined
  const random = randomFrom(seed, 'cleaned', serial, startTime)
  const area = Math.round(mileage * width * (0.75 + 0.2 * random.next()))
  if (area === 0) return undefined
  return {
    area,
    water: Math.round(area * water * (0.85 + 0.3 * random.next())),
    energy: Math.round(((endTime - startTime) / minute) * energy * (0.9 + 0.2 * random.next()))
  }
}
