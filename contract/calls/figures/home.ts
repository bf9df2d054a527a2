import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { page, wholeNumber } from '../../paging.ts'
import { robotKind } from '../robots/robots.ts'
import { period, periodMost, robotsInQuery } from '../robots/selection.ts'
import { day, month } from './days.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.pipe(v.number(), v.integer())

/** How both trends tell that nothing was done from that nothing is known. */
const rows =
  'A day that has data has a row for each kind that occurs in the period, or that is asked for, also with 0. A day before the first task, or after today, has none.'

/** `untilNow` counts the last day up to the present time of day: it is what today so far is compared with. */
const lastDay = v.optional(v.picklist(['whole', 'untilNow']))

export const taskTrend = defineCall({
  method: 'GET',
  path: '/api/external/base/v2/home/robottasktread',
  summary: `Tasks of some days in Beijing (the last seven, ${periodMost}), by day and kind of robot. ${rows}`,
  access: 'member',
  query: v.object({ ...period, ...robotsInQuery, lastDay }),
  data: v.array(v.object({ day, robotKind, count }))
})

export const mileageTrend = defineCall({
  method: 'GET',
  path: '/api/external/base/v2/home/robotmileagetread',
  summary: `Kilometres of some days in Beijing (the last seven, ${periodMost}), by day and kind of robot. ${rows}`,
  access: 'member',
  query: v.object({ ...period, ...robotsInQuery, lastDay }),
  data: v.array(v.object({ day, robotKind, km: v.pipe(v.number(), v.minValue(0)) }))
})

export const monthlySales = defineCall({
  method: 'GET',
  path: '/api/external/base/v2/home/productmonthlysales',
  summary:
    'Robots sold in some months up to one (twelve, up to this one), by month and model; to a tenant, those that went to its own stores and to those of the tenants below it.',
  access: 'member',
  query: v.object({
    /** The last month, as YYYY-MM. */
    to: v.optional(month),
    months: v.optional(wholeNumber(1, limits.salesMonthsMax), limits.salesMonths)
  }),
  data: v.array(v.object({ month, model: v.string(), count }))
})

export const deploymentTimes = defineCall({
  method: 'GET',
  path: '/api/external/base/v2/home/machinedeploymenttime',
  summary:
    'When the robots that the user may see were deployed, newest first, a page at a time. `deployed` of the robots’ states is how many there are.',
  access: 'member',
  query: v.object({ ...page, ...robotsInQuery }),
  data: v.array(
    v.object({
      robotId: v.number(),
      serial: v.string(),
      model: v.string(),
      storeName: v.string(),
      deployTime: time
    })
  )
})

export const robotStates = defineCall({
  method: 'GET',
  path: '/api/external/base/v2/home/robotstates',
  summary: 'How many robots the user may see, how many are online, and how many have a fault.',
  access: 'member',
  query: v.object(robotsInQuery),
  data: v.object({
    total: count,
    online: count,
    notActivated: count,
    /** In the state `fault`, or with a reported fault that lasts. */
    withFault: count,
    /** Robots that were put to work in a store: the rows of `deploymentTimes`. */
    deployed: count
  })
})
