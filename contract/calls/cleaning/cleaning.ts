import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { cleaningPermissions, permissions } from '../../permissions.ts'
import { reasons } from '../../reasons.ts'
import { robotState } from '../robots/robots.ts'

const path = '/api/cleaningservice/v1'
const watch = { permission: permissions.cleaningCentre }
const control = { permission: cleaningPermissions.control }
const asRobot = { permission: permissions.reportAsRobot }

const whole = v.pipe(v.number(), v.integer())
const time = whole

/** From the upper left corner of a floor, or along a side of it. */
const centimetres = v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(limits.floorSideMax))
const place = { x: centimetres, y: centimetres }

/** The rooms that a floor can have, each once. */
export const roomNames = ['lobby', 'corridor', 'restaurant', 'lounge', 'office', 'meeting', 'ward', 'storage'] as const
const roomName = v.picklist(roomNames)
export type RoomName = (typeof roomNames)[number]

const room = v.object({ room: roomName, ...place, width: centimetres, height: centimetres })

/** A floor as a robot measured it: its sides, its rooms, and where robots are charged. */
export const floorPlan = v.object({
  width: centimetres,
  height: centimetres,
  dock: v.object(place),
  rooms: boundedList(room, roomNames.length)
})
export type FloorPlan = v.InferOutput<typeof floorPlan>

/** How a cleaning run can stand before it ends. It ends when the robot is back at its dock. */
export const runStates = ['cleaning', 'paused', 'returning'] as const
export type RunState = (typeof runStates)[number]

/** How much of the rooms is done, per mille. */
const done = v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(1_000, 'at most 1000'))

const run = v.object({
  runId: v.number(),
  state: v.picklist(runStates),
  rooms: v.array(roomName),
  ...place,
  done,
  startTime: time,
  /** Null until the robot reports for the first time. */
  reportTime: v.nullable(time)
})

const cleaningRobot = v.object({
  serial: v.string(),
  name: v.string(),
  model: v.string(),
  online: v.boolean(),
  state: robotState,
  battery: whole,
  /** Null while the robot is at its dock. */
  run: v.nullable(run)
})

export const cleaningFloors = defineCall({
  method: 'GET',
  path: `${path}/floors`,
  summary: 'The stores with a floor plan that the user may see, a page at a time, by name.',
  access: watch,
  query: v.object(page),
  data: v.object({ list: v.array(v.object({ storeId: v.number(), name: v.string(), city: v.string() })), total: whole })
})

export const cleaningFloor = defineCall({
  method: 'GET',
  path: `${path}/floor`,
  summary:
    'The floor of one store and its cleaning robots, a page at a time, by name. A store without a plan, or of somebody else, answers 610702.',
  access: watch,
  query: v.object({ ...page, storeId: idInQuery }),
  data: v.object({
    storeId: v.number(),
    name: v.string(),
    plan: floorPlan,
    list: v.array(cleaningRobot),
    total: whole
  })
})

export const startCleaning = defineCall({
  method: 'POST',
  path: `${path}/runs`,
  summary:
    'Sends a cleaning robot into rooms of its floor. 610701 for a robot that is not there, 610702 without a floor plan, ' +
    '610703 while it is offline, 610704 while it does something else.',
  access: control,
  body: v.object({
    serial: v.pipe(boundedString(64), v.nonEmpty(reasons.blank)),
    rooms: v.pipe(boundedList(roomName, roomNames.length), v.minLength(1, 'at least one'))
  }),
  data: v.object({ runId: v.number() })
})

/** The orders that a person can give to a robot that cleans. */
export const cleaningOrders = ['pause', 'resume', 'return'] as const
export type CleaningOrder = (typeof cleaningOrders)[number]

export const orderCleaning = defineCall({
  method: 'PUT',
  path: `${path}/runs`,
  summary:
    'Pauses a run, resumes it, or sends the robot back to its dock. 610603 for a run that is not there or has ended, 610606 ' +
    'for an order that does not fit how the run stands.',
  access: control,
  body: v.object({ runId: id, order: v.picklist(cleaningOrders) }),
  data: v.null()
})

export const cleaningRuns = defineCall({
  method: 'GET',
  path: `${path}/robots/runs`,
  summary: 'For robots: the runs that are under way, a page at a time, each with the floor that it is on.',
  access: asRobot,
  query: v.object(page),
  data: v.object({
    list: v.array(
      v.object({ ...v.omit(run, ['startTime', 'reportTime']).entries, serial: v.string(), plan: floorPlan })
    ),
    total: whole
  })
})
export type RobotRun = v.InferOutput<typeof cleaningRuns.data>['list'][number]

const runReport = v.object({ runId: id, ...place, done, docked: v.boolean() })
export type RunReport = v.InferOutput<typeof runReport>

export const reportCleaning = defineCall({
  method: 'POST',
  path: `${path}/robots/runs`,
  summary:
    'For robots: where they are and how much is done. A run whose rooms are done turns back, and one that is back at the ' +
    'dock ends. What belongs to no run under way is left out.',
  access: asRobot,
  body: v.object({ reports: v.pipe(boundedList(runReport, limits.runReportsMax), v.minLength(1, 'at least one')) }),
  data: v.object({ accepted: whole })
})

export const putFloorPlan = defineCall({
  method: 'PUT',
  path: `${path}/robots/floor`,
  summary:
    'For robots: keeps the plan of the floor of a store, in place of the one before. 610702 for a store that is not there, 610604 ' +
    'for a plan with something outside its sides or a room twice.',
  access: asRobot,
  body: v.object({ storeId: id, plan: floorPlan }),
  data: v.null()
})
