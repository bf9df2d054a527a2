import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { idInQuery, page, yesOrNo } from '../../paging.ts'
import { deployPermissions, permissions } from '../../permissions.ts'
import { reasons } from '../../reasons.ts'

/* How the computer of a robot is: its processor, memory, disk, network and temperature, minute by minute. */

const path = '/api/deployservice/v1/devices'
const watch = { permission: deployPermissions.monitor }

const from = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least, `at least ${least}`), v.maxValue(most, `at most ${most}`))

const percent = from(0, 100)
/** Kibibytes a second. */
const speed = from(0, 10_000_000)

const values = {
  processor: percent,
  memory: percent,
  disk: percent,
  /** Tenths of a degree Celsius. */
  temperature: from(-500, 2_000),
  received: speed,
  sent: speed
}

export const measureKinds = ['processor', 'memory', 'disk', 'temperature', 'received', 'sent'] as const
export type MeasureKind = (typeof measureKinds)[number]
export type Measures = Record<MeasureKind, number>

const time = v.pipe(v.number(), v.integer(), v.minValue(0))

const measured = v.object({
  /** Which robot. */
  serial: v.pipe(boundedString(64), v.nonEmpty(reasons.blank)),
  /** When, by the reporter's clock. The cloud keeps one measure a minute. */
  time,
  ...values
})
export type Measured = v.InferOutput<typeof measured>

export const reportMeasures = defineCall({
  method: 'POST',
  path: `${path}/robots/measures`,
  summary:
    `For robots: how their computers are. The first measure of a minute counts. Measures of robots that are not there, older ` +
    `than ${limits.measureDays} days or from the future are left out.`,
  access: { permission: permissions.reportAsRobot },
  body: v.object({ measures: v.pipe(boundedList(measured, limits.measuresMax), v.minLength(1, 'at least one')) }),
  data: v.object({ accepted: time })
})

const device = { robotId: v.number(), serial: v.string(), name: v.string(), online: v.boolean() }

const shownDevice = v.object({
  ...device,
  model: v.string(),
  storeName: v.nullable(v.string()),
  /** Null where nothing was measured in the days that are kept. */
  last: v.nullable(v.object({ time, ...values }))
})
export type Device = v.InferOutput<typeof shownDevice>

export const deviceList = defineCall({
  method: 'GET',
  path,
  summary: 'The robots that the user may see by name, a page at a time, each with its last measure.',
  access: watch,
  query: v.object({
    ...page,
    online: v.optional(yesOrNo),
    /** Part of a serial, of a name or of a store's name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(shownDevice), total: time })
})

/** The periods that can be looked at, each with the minutes that one point stands for. */
export const measurePeriods = { hour: 1, quarterDay: 1, day: 5, week: 30 } as const
export type MeasurePeriod = keyof typeof measurePeriods

/** Minutes of each period. */
export const minutesOf: Record<MeasurePeriod, number> = {
  hour: 60,
  quarterDay: 6 * 60,
  day: 24 * 60,
  week: limits.measureDays * 24 * 60
}

const point = v.object({ time, ...values })
export type MeasurePoint = v.InferOutput<typeof point>

export const deviceMeasures = defineCall({
  method: 'GET',
  path: `${path}/measures`,
  summary:
    'The measures of one robot up to now. A point is one minute, of a day 5 minutes and of a week 30: then it holds the highest ' +
    'of each value. Minutes without a measure have no point. 610701 for a robot that the user may not see.',
  access: watch,
  query: v.object({
    robotId: idInQuery,
    period: v.optional(v.picklist(['hour', 'quarterDay', 'day', 'week']), 'hour')
  }),
  data: v.object({
    ...device,
    from: time,
    to: time,
    /** Minutes of one point. */
    minutes: time,
    points: v.array(point)
  })
})
export type DeviceMeasures = v.InferOutput<typeof deviceMeasures.data>
