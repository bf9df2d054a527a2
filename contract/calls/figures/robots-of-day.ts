import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { page } from '../../paging.ts'
import { robotKind } from '../robots/robots.ts'
import { robotsInQuery } from '../robots/selection.ts'
import { day } from './days.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The tasks that began on a day, beside the usual. */
const compared = {
  count,
  /** The median of the same days of the weeks before. The weeks before the first task do not count. */
  usual: v.pipe(v.number(), v.minValue(0))
}

export const robotsOfDay = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/running/of-day',
  summary:
    `The robots that the user may see, by their tasks of one day in Beijing beside the median of the same day of the ${limits.usualWeeks} weeks before; ` +
    'for today, all days count up to the present time of day. ' +
    `The largest differences come first: ${limits.dayRobotsMax} robots at most, a page at a time, and ${limits.dayStoresMax} stores. ` +
    'A robot that was retired since is among them. 610702 for a foreign store.',
  access: 'member',
  query: v.object({
    ...page,
    ...robotsInQuery,
    /** Without it, today. */
    day: v.optional(day)
  }),
  data: v.object({
    day,
    /** When the figures were counted, for today, which is not over; null for a day that is. */
    untilTime: v.nullable(v.pipe(v.number(), v.integer())),
    all: v.object(compared),
    kinds: v.array(v.object({ robotKind, ...compared })),
    stores: v.array(v.object({ storeId: v.number(), name: v.string(), ...compared })),
    list: v.array(
      v.object({
        robotId: v.number(),
        serial: v.string(),
        name: v.string(),
        robotKind,
        storeId: v.nullable(v.number()),
        storeName: v.nullable(v.string()),
        retired: v.boolean(),
        ...compared
      })
    ),
    total: count
  })
})
export type RobotsOfDay = v.InferOutput<typeof robotsOfDay.data>
export type RobotOfDay = RobotsOfDay['list'][number]
