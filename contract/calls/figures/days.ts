import * as v from 'valibot'
import { boundedString, stop } from '../../checks/bounds.ts'
import { isDay } from '../../days/beijing.ts'

const dayReason = 'a day of the calendar as YYYY-MM-DD'

/** A day as `YYYY-MM-DD`, cut at midnight in Beijing (docs/requirements.md §9). Robots have worked for less than a thousand years, and a year has four digits. */
export const day = v.pipe(
  boundedString(10, dayReason),
  v.regex(/^2\d{3}-\d{2}-\d{2}$/, dayReason),
  stop(),
  v.check(isDay, dayReason)
)

const monthReason = 'a month as YYYY-MM'

/** A month in Beijing. */
export const month = v.pipe(boundedString(7, monthReason), v.regex(/^2\d{3}-(0[1-9]|1[0-2])$/, monthReason))
