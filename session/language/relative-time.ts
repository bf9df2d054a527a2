/** How long ago, in the unit that a reader would say it in. */
export type Distance = { value: number; unit: 'second' | 'minute' | 'hour' | 'day' }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Further away than this, a date says more than a number of days. */
const furthestDays = 7

/**
 * Says how far a moment is from now, negative for the past; a moment of less than a minute is `now` (0 seconds).
 * @returns undefined where a date says it better
 */
export const distanceOf = (moment: number, now: number): Distance | undefined => {
  const passed = moment - now
  const size = Math.abs(passed)
  if (!Number.isFinite(size)) return undefined
  if (size < minute) return { value: 0, unit: 'second' }
  // Cut, not rounded: a message that was sent 59 minutes and 40 seconds ago is not an hour old yet.
  if (size < hour) return { value: Math.trunc(passed / minute), unit: 'minute' }
  if (size < day) return { value: Math.trunc(passed / hour), unit: 'hour' }
  if (size < furthestDays * day) return { value: Math.trunc(passed / day), unit: 'day' }
  return undefined
}
