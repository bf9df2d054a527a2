import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { idInQuery, page } from '../../paging.ts'
import { robotActPermissions } from '../../permissions.ts'
import { robotKind } from '../robots/robots.ts'
import { period, robotsInQuery } from '../robots/selection.ts'
import { day } from './days.ts'

/*
 * How robots ran, by days in Beijing: in two periods, the one asked for and as many days just before. Sums of all robots by
 * day and kind are those of the dashboard (`taskTrend`, `mileageTrend`); these are of single robots.
 */

const path = '/api/managercloud/robots/running'
const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const access = { permission: robotActPermissions.statistics }
const days = `the last seven, at most ${limits.runningDaysMax} days`

const figures = {
  /** How long the cloud heard from it, how long it charged, and how long its tasks that are over took: seconds. */
  onSeconds: count,
  chargingSeconds: count,
  workingSeconds: count,
  /** Tasks that began then, by how they stand. */
  started: count,
  ended: count,
  cancelled: count,
  interrupted: count,
  abnormal: count,
  /** Metres. */
  mileage: count
}
const runningFigures = v.object(figures)
export type RunningFigures = v.InferOutput<typeof runningFigures>

const whose = {
  robotId: v.number(),
  serial: v.string(),
  name: v.string(),
  robotKind,
  storeName: v.nullable(v.string())
}
const periods = { from: day, to: day, beforeFrom: day, beforeTo: day }

const runningRobot = v.object({ ...whose, now: runningFigures, before: runningFigures })
export type RunningRobot = v.InferOutput<typeof runningRobot>

const runningDay = v.object({ day, ...figures })
export type RunningDay = v.InferOutput<typeof runningDay>

export const runningRobots = defineCall({
  method: 'GET',
  path,
  summary: `How the robots that the user may see ran on some days in Beijing (${days}) and on as many days before, a page of robots at a time, by name.`,
  access,
  query: v.object({ ...page, ...period, ...robotsInQuery, text: v.optional(trimmedString(100)) }),
  data: v.object({ ...periods, list: v.array(runningRobot), total: count })
})

export const runningDays = defineCall({
  method: 'GET',
  path: `${path}/days`,
  summary: `The same of one robot, by day (${days}). A day on which nothing was done has a row with 0. 610701 for a robot that is not there or not for this user.`,
  access,
  query: v.object({ ...period, robotId: idInQuery }),
  data: v.object({ ...whose, ...periods, days: v.array(runningDay), daysBefore: v.array(runningDay) })
})

/** The states that a robot can be in for a while. */
export const dayPartKinds = ['on', 'task', 'charging', 'fault'] as const

const dayPart = v.object({
  kind: v.picklist(dayPartKinds),
  startTime: time,
  /** Null while it lasts. */
  endTime: v.nullable(time),
  /** The status of a task, the code of a fault; empty otherwise. */
  detail: v.string()
})
export type DayPart = v.InferOutput<typeof dayPart>

export const runningTimeline = defineCall({
  method: 'GET',
  path: `${path}/timeline`,
  summary: `What a robot did on one day in Beijing, the earliest first, with what began on a day before and lasted into it: ${limits.dayPartsMax} parts of each kind at most. 610701 as above.`,
  access,
  query: v.object({ robotId: idInQuery, day }),
  data: v.object({ robotId: v.number(), name: v.string(), day, parts: v.array(dayPart) })
})
