import { type Measured, type MeasurePeriod, measurePeriods, minutesOf } from '#contract/calls/deploy/measures.ts'
import * as limits from '#contract/limits.ts'
import { day, minute } from '../../clock.ts'
import { robotClockSlackMs } from '../robot-reports/index.ts'

/** The begin of the minute of a moment. */
export const minuteAt = (time: number): number => Math.floor(time / minute) * minute

/**
 * The minutes of a report that can be kept: none from the future, none that would be dropped at once, and of each robot's
 * minute the first measure.
 */
export const minutesToKeep = (measures: readonly Measured[], now: number) => {
  const kept = measures
    .filter(({ time }) => time <= now + robotClockSlackMs && time > now - limits.measureDays * day)
    .toSorted((one, other) => other.time - one.time)
    .map(({ time, ...measured }) => ({ ...measured, minute: minuteAt(time) }))
  // Of two with one key, a map keeps the last: here the earlier one.
  return [...new Map(kept.map(measured => [`${measured.minute} ${measured.serial}`, measured])).values()]
}

/** The stretch of a period that ends now. It begins where a point begins. */
export const stretchOf = (period: MeasurePeriod, now: number): { from: number; to: number; minutes: number } => {
  const minutes = measurePeriods[period]
  const point = minutes * minute
  const to = minuteAt(now)
  return { from: (Math.floor(to / point) + 1) * point - minutesOf[period] * minute, to, minutes }
}
