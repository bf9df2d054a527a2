import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { idInQuery, page, sortedBy, yesOrNo } from '../../paging.ts'
import { day } from '../figures/days.ts'

/** The kinds of robot that the texts name (docs/requirements.md §1). */
export const robotKinds = [
  'delivery',
  'hotel',
  'disinfection',
  'medical',
  'snack',
  'guide',
  'cruise',
  'cleaning'
] as const
export const robotKind = v.picklist(robotKinds)
export type RobotKind = (typeof robotKinds)[number]

/** The states of a robot (docs/requirements.md §4). A separate field, `online`, tells whether the cloud hears from it. */
export const robotStates = ['inactive', 'idle', 'busy', 'charging', 'upgrading', 'fault'] as const
export const robotState = v.picklist(robotStates)
export type RobotState = (typeof robotStates)[number]

const time = v.pipe(v.number(), v.integer())

export const robot = v.object({
  robotId: v.number(),
  serial: v.string(),
  name: v.string(),
  model: v.string(),
  robotKind,
  /** Null while the robot is bound to no store. */
  storeId: v.nullable(v.number()),
  storeName: v.nullable(v.string()),
  online: v.boolean(),
  state: robotState,
  /** Per cent. */
  battery: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  lastSeenTime: v.nullable(time),
  deployTime: v.nullable(time),
  softwareVersion: v.string(),
  /** Milliseconds by which its clock is ahead of the cloud's; below 0 for one that is behind, 0 or nothing for one that is right. */
  clockAhead: v.optional(v.pipe(v.number(), v.integer())),
  /** A locked robot takes no task, order or upgrade. */
  locked: v.boolean()
})
export type Robot = v.InferOutput<typeof robot>

/** The columns by which the list of robots can be ordered. */
export const robotColumns = ['name', 'store', 'battery', 'lastSeen'] as const
export type RobotColumn = (typeof robotColumns)[number]

export const robotList = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots',
  summary:
    'The robots that the user may see, a page at a time, filtered by kind, by being online, by store, by faults, by days of tasks and by text. ' +
    'Without an order they come by their id; robots without a value come last in each order. ' +
    `Robots by days of tasks are counted up to ${limits.recordsCountedMax}.`,
  access: 'member',
  query: v.object({
    ...page,
    robotKind: v.optional(robotKind),
    /** Robots that are not activated are neither (docs/robot-condition.md). */
    online: v.optional(yesOrNo),
    /** The robots of one store. */
    storeId: v.optional(idInQuery),
    /** Whether it is bound to a store. */
    bound: v.optional(yesOrNo),
    /** In the state `fault`, or with a reported fault that lasts. */
    withFault: v.optional(yesOrNo),
    /** Robots that began a task on one of these days in Beijing, both ends included. One of them alone leaves the other end open. */
    tasksFrom: v.optional(day),
    tasksTo: v.optional(day),
    /** Part of a serial, of a name or of a store's name; case does not matter. */
    text: v.optional(trimmedString(100)),
    sort: sortedBy(robotColumns)
  }),
  data: v.object({ list: v.array(robot), total: v.pipe(v.number(), v.integer()) })
})

export const robotModelList = defineCall({
  method: 'GET',
  path: '/api/managercloud/tenant/robotModelList',
  summary: 'The models of the robots that the user may see, each with its kind.',
  access: 'member',
  data: boundedList(v.object({ model: boundedString(limits.robotModelMaxLength), robotKind }), limits.robotModelsMax)
})
