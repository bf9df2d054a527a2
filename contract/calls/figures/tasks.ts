import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { robotKind } from '../robots/robots.ts'
import { period, periodMost, robotsInBody } from '../robots/selection.ts'
import { day } from './days.ts'

const most = limits.dashboardDaysMax

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const taskCountAndTrend = defineCall({
  method: 'POST',
  path: '/api/external/base/v2/business/tasknumandtrend',
  summary: `Tasks of some days in Beijing (${periodMost}), of as many days before, per day and per kind of robot. A day that has data has a row, also with 0; a day before the first task, or after today, has none.`,
  access: 'member',
  isQuestion: true,
  body: v.object({
    /** The last days up to today; not together with `from` or `to`. */
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1'), v.maxValue(most, `at most ${most}`))),
    ...period,
    ...robotsInBody
  }),
  data: v.object({
    total: count,
    /** Of the day that today is compared with, the tasks up to the present time of day. */
    previousTotal: count,
    trend: v.array(v.object({ day, count })),
    distribution: v.array(v.object({ robotKind, count }))
  })
})
