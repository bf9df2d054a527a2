import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { boundedString } from '../checks/bounds.ts'
import { robotKind } from './robots.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const dayReason = 'a day as YYYY-MM-DD'

/** A day as `YYYY-MM-DD`, cut at midnight in Beijing (spec §9). */
export const day = v.pipe(boundedString(10, dayReason), v.regex(/^\d{4}-\d{2}-\d{2}$/, dayReason))

export const taskCountAndTrend = defineCall({
  method: 'POST',
  path: '/api/external/base/v2/business/tasknumandtrend',
  summary: 'Tasks of the last days, of the same number of days before, per day and per kind of robot.',
  access: 'member',
  body: v.object({
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1'), v.maxValue(31, 'at most 31')), 7)
  }),
  data: v.object({
    total: count,
    previousTotal: count,
    trend: v.array(v.object({ day, count })),
    distribution: v.array(v.object({ robotKind, count }))
  })
})
