import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, text, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, page } from '../../paging.ts'
import { permissions, watchPermissions } from '../../permissions.ts'
import { day } from '../figures/days.ts'

/* Calls from watches, and the tasks of robots that they became. */

const path = '/api/platformservice/v1/watches/tasks'
const asRobot = { permission: permissions.reportAsRobot }
const whole = v.pipe(v.number(), v.integer())

/** The kinds of tasks for which somebody calls a robot. */
export const watchTaskKinds = ['deliver', 'fetch', 'return'] as const
export type WatchTaskKind = (typeof watchTaskKinds)[number]

/** A call waits for a robot; a robot is on its way, has arrived, and has done it. Or nobody came in time. */
export const watchTaskStates = ['waiting', 'onTheWay', 'arrived', 'done', 'failed', 'cancelled'] as const
export type WatchTaskState = (typeof watchTaskStates)[number]

const watchTask = v.object({
  watchTaskId: v.number(),
  serial: v.string(),
  wearerName: v.string(),
  storeName: v.string(),
  kind: v.picklist(watchTaskKinds),
  place: v.string(),
  /** Null while no robot was free. */
  robotName: v.nullable(v.string()),
  state: v.picklist(watchTaskStates),
  callTime: whole,
  /** When a robot set off, and when the task ended. */
  startTime: v.nullable(whole),
  endTime: v.nullable(whole)
})
export type WatchTask = v.InferOutput<typeof watchTask>

export const watchTaskList = defineCall({
  method: 'GET',
  path,
  summary: 'What calls from watches became, the newest first, a page at a time, of all days or of one day in Beijing.',
  access: { permission: watchPermissions.section },
  query: v.object({
    ...page,
    day: v.optional(day),
    state: v.optional(v.picklist(watchTaskStates)),
    /** Part of a serial, of a wearer's name or of a place; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(watchTask), total: whole })
})

const serial = v.pipe(boundedString(limits.deviceSerialMaxLength), v.minLength(1, 'not empty'))

/** A watch's report: the watch is there, or somebody calls a robot or takes the call back. */
const watchReport = v.variant('kind', [
  v.object({
    kind: v.literal('seen'),
    serial,
    battery: v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(100, 'at most 100'))
  }),
  v.object({
    kind: v.literal('call'),
    serial,
    /** The watch's own number of the call. The same one again changes nothing. */
    callKey: v.pipe(boundedString(limits.deviceSerialMaxLength), v.minLength(1, 'not empty')),
    task: v.picklist(watchTaskKinds),
    place: text(limits.deviceNameMaxLength)
  }),
  v.object({ kind: v.literal('cancel'), serial, callKey: serial })
])
export type WatchReport = v.InferOutput<typeof watchReport>

export const reportWatches = defineCall({
  method: 'POST',
  path: `${path}/calls`,
  summary:
    'For the system of the watches: which watches it heard, and who calls a robot. Reports of unknown watches are left out, and so ' +
    'are calls of a watch with too many open ones.',
  access: asRobot,
  body: v.object({
    reports: v.pipe(boundedList(watchReport, limits.runReportsMax), v.minLength(1, 'at least one'))
  }),
  data: v.object({ accepted: whole })
})

const openTask = v.object({
  watchTaskId: v.number(),
  state: v.picklist(['onTheWay', 'arrived']),
  /** The robot that does the task. */
  robotSerial: v.string(),
  kind: v.picklist(watchTaskKinds),
  place: v.string()
})
export type OpenWatchTask = v.InferOutput<typeof openTask>

export const openWatchTasks = defineCall({
  method: 'GET',
  path: `${path}/open`,
  summary: 'For robots: the tasks from watches that they are on, the oldest first, a page at a time.',
  access: asRobot,
  query: v.object(page),
  data: v.object({ list: v.array(openTask), total: whole })
})

const taskReport = v.object({ watchTaskId: id, state: v.picklist(['arrived', 'done', 'failed']) })
export type WatchTaskReport = v.InferOutput<typeof taskReport>

export const reportWatchTasks = defineCall({
  method: 'POST',
  path: `${path}/open`,
  summary:
    'For robots: how far they are with tasks from watches. Reports that do not follow the task’s state are left out.',
  access: asRobot,
  body: v.object({
    reports: v.pipe(boundedList(taskReport, limits.runReportsMax), v.minLength(1, 'at least one'))
  }),
  data: v.object({ accepted: whole })
})

/** Watches as their system knows them. */
export const knownWatches = defineCall({
  method: 'GET',
  path: `${path}/calls`,
  summary: 'For the system of the watches: the watches that the cloud knows, a page at a time.',
  access: asRobot,
  query: v.object(page),
  data: v.object({ list: v.array(v.object({ serial: v.string(), battery: v.nullable(whole) })), total: whole })
})
export type KnownWatch = v.InferOutput<typeof knownWatches.data>['list'][number]
