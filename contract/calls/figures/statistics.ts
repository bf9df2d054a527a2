import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { idInQuery, page, sortedBy } from '../../paging.ts'
import { statisticsPermissions } from '../../permissions.ts'
import { period, periodMost } from '../robots/selection.ts'
import { day } from './days.ts'

/*
 * Statistics of cleaning and of faults, by days in Beijing. A task belongs to the store of its robot as it is now, as on
 * the dashboard.
 */

const path = '/api/managercloud/statistics'
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const which = { ...period, storeId: v.optional(idInQuery) }

/** Where rows are missing. */
const rows = 'A day that has data has a row, also with 0. A day before the first data, or after today, has none.'

/** The columns by which a list of cleaning can be ordered. */
export const cleaningColumns = ['tasks', 'seconds', 'area', 'water', 'energy'] as const
export type CleaningColumn = (typeof cleaningColumns)[number]

const figures = {
  /** Tasks that cleaned an area. */
  tasks: count,
  /** From start to end of those that are over. */
  seconds: count,
  /** Square metres. */
  area: count,
  /** Millilitres. */
  water: count,
  /** Watt hours. */
  energy: count
}
const cleaningFigures = v.object(figures)
export type CleaningFigures = v.InferOutput<typeof cleaningFigures>

const cleaningDay = v.object({ day, ...figures })
export type CleaningDay = v.InferOutput<typeof cleaningDay>

const access = { permission: statisticsPermissions.cleaning }

export const cleaningStatistics = defineCall({
  method: 'GET',
  path: `${path}/cleaning`,
  summary: `What robots cleaned on some days in Beijing (the last seven, ${periodMost}), in all and by day. ${rows}`,
  access,
  query: v.object(which),
  data: v.object({ from: day, to: day, total: cleaningFigures, days: v.array(cleaningDay) })
})

export const cleaningByStore = defineCall({
  method: 'GET',
  path: `${path}/cleaning/stores`,
  summary: 'The same sums by store, a page at a time; stores in which nothing was cleaned are left out.',
  access,
  query: v.object({ ...period, ...page, sort: sortedBy(cleaningColumns) }),
  data: v.object({
    list: v.array(v.object({ storeId: v.number(), storeName: v.string(), ...figures })),
    total: count
  })
})

export const cleaningByRobot = defineCall({
  method: 'GET',
  path: `${path}/cleaning/robots`,
  summary: 'The same sums by robot, a page at a time; robots that cleaned nothing are left out.',
  access,
  query: v.object({ ...which, ...page, sort: sortedBy(cleaningColumns) }),
  data: v.object({
    list: v.array(
      v.object({
        robotId: v.number(),
        serial: v.string(),
        name: v.string(),
        storeName: v.nullable(v.string()),
        ...figures
      })
    ),
    total: count
  })
})

/** The properties by which the most frequent faults are listed. */
export const faultFacets = ['code', 'model', 'version'] as const
export type FaultFacet = (typeof faultFacets)[number]

const faultFigures = {
  count,
  /** Faults that are over, and how long these lasted together. */
  recovered: count,
  seconds: count
}
const topFault = v.object({ value: v.string(), ...faultFigures })
export type TopFault = v.InferOutput<typeof topFault>

const faultHour = v.object({
  /** Monday is 1. */
  weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  count
})
export type FaultHour = v.InferOutput<typeof faultHour>

const faultDay = v.object({ day, ...faultFigures })
export type FaultDay = v.InferOutput<typeof faultDay>

export const faultStatistics = defineCall({
  method: 'GET',
  path: `${path}/faults`,
  summary: `Faults that arose on some days in Beijing (the last seven, ${periodMost}): by day, by weekday and hour, and the most frequent ones by code, model and software version. ${rows}`,
  access: { permission: statisticsPermissions.faults },
  query: v.object(which),
  data: v.object({
    from: day,
    to: day,
    total: v.object(faultFigures),
    days: v.array(faultDay),
    code: v.array(topFault),
    model: v.array(topFault),
    version: v.array(topFault),
    /** Hours in which no fault arose have no row. */
    hours: v.array(faultHour)
  })
})
