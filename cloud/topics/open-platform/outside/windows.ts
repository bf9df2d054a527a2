import { startOfBeijingDay } from '#contract/days/beijing.ts'
import { day, minute } from '../../../clock.ts'
import type { Windows } from '../sql/admission.ts'

/** The minute and the day in Beijing of a moment, both counted from 1970. */
export const windowsAt = (now: number): Windows => ({
  minute: Math.floor(now / minute),
  // In the middle of the Beijing day, so that the number is the day of the calendar there.
  day: Math.floor((startOfBeijingDay(now) + day / 2) / day)
})

/** Seconds until a spent window ends. */
export const secondsLeft = (now: number, spent: 'minute' | 'day'): number => {
  const end = spent === 'minute' ? (Math.floor(now / minute) + 1) * minute : startOfBeijingDay(now) + day
  return Math.ceil((end - now) / 1_000)
}
