import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { idInQuery, page, sortedBy, wholeNumber, yesOrNo } from '../../paging.ts'
import { day } from '../figures/days.ts'
import type { FilterPart } from './filter-parts.ts'
import { tag } from './tags.ts'

/** A kind of robots: lower case letters, digits and hyphens. Which there are is data (`calls/robot-registry/kinds.ts`). */
export const robotKind = v.pipe(
  boundedString(limits.robotKindMaxLength),
  v.regex(/^[a-z](?:-?[a-z\d])*$/, 'small letters, digits and hyphens between them')
)
export type RobotKind = v.InferOutput<typeof robotKind>

/** The kind that an address names; nothing where it names none. */
export const robotKindIn = (named: string | null): RobotKind | undefined => {
  const read = v.safeParse(robotKind, named)
  return read.success ? read.output : undefined
}

/** The states of a robot (docs/requirements.md §4). A separate field, `online`, tells whether the cloud hears from it. */
export const robotStates = ['inactive', 'idle', 'busy', 'charging', 'upgrading', 'fault'] as const
export const robotState = v.picklist(robotStates)
export type RobotState = (typeof robotStates)[number]

/**
 * What a list says of a robot, and finds robots by: offline, or its state. The state of a robot that is offline is the last
 * that is known, so no state finds it, unless it is in fault (docs/robot-condition.md).
 */
export const robotConditions = ['offline', ...robotStates] as const
export const robotCondition = v.picklist(robotConditions)
export type RobotCondition = (typeof robotConditions)[number]

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

/** A robot of the list, with whose it is and the tags that people gave it. */
export const listedRobot = v.object({
  ...robot.entries,
  tenantId: v.number(),
  tenantName: v.string(),
  tags: v.array(v.string())
})
export type ListedRobot = v.InferOutput<typeof listedRobot>

/** The columns by which the list of robots can be ordered. */
export const robotColumns = ['name', 'store', 'battery', 'lastSeen'] as const
export type RobotColumn = (typeof robotColumns)[number]

const perCentInQuery = wholeNumber(0, 100)

/** The parts of a filter that have the same form in a query and in a body. */
export const filterWords = {
  robotKind: v.optional(robotKind),
  model: v.optional(trimmedString(limits.robotModelMaxLength)),
  softwareVersion: v.optional(trimmedString(limits.softwareVersionMaxLength)),
  state: v.optional(robotCondition),
  /** Robots that have this tag, in any spelling. */
  tag: v.optional(tag),
  /** Robots that the cloud heard of last on one of these days in Beijing, both ends included. One alone leaves the other end open. */
  seenFrom: v.optional(day),
  seenTo: v.optional(day),
  /** The same for robots that began a task on one of these days. */
  tasksFrom: v.optional(day),
  tasksTo: v.optional(day),
  /** Part of a serial, of a name or of a store's name; case does not matter. */
  text: v.optional(trimmedString(100))
} as const satisfies Partial<Record<FilterPart, v.GenericSchema>>

const filterInQuery = {
  ...filterWords,
  /** Robots that are not activated are neither (docs/robot-condition.md). */
  online: v.optional(yesOrNo),
  /** In the state `fault`, or with a reported fault that lasts. */
  withFault: v.optional(yesOrNo),
  locked: v.optional(yesOrNo),
  /** Per cent, both ends included. */
  batteryFrom: v.optional(perCentInQuery),
  batteryTo: v.optional(perCentInQuery),
  /** The robots of one organisation. */
  tenantId: v.optional(idInQuery),
  /** The robots of one store. */
  storeId: v.optional(idInQuery),
  /** Whether it is bound to a store. */
  bound: v.optional(yesOrNo),
  /** Whether a gateway reports for it. */
  onGateway: v.optional(yesOrNo)
} as const satisfies Record<FilterPart, v.GenericSchema>

export const robotList = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots',
  summary:
    'The robots that the user may see, a page at a time: of the own organisation and of those below it. A filter finds those that fit all its parts. ' +
    'Without an order they come by their id; robots without a value come last in each order. ' +
    `Robots by days of tasks are counted up to ${limits.recordsCountedMax}.`,
  access: 'member',
  query: v.object({
    ...page,
    ...filterInQuery,
    /** Without the robots of organisations below: the person acts on the others alone. */
    own: v.optional(yesOrNo),
    sort: sortedBy(robotColumns)
  }),
  data: v.object({ list: v.array(listedRobot), total: v.pipe(v.number(), v.integer()) })
})

export const robotModelList = defineCall({
  method: 'GET',
  path: '/api/managercloud/tenant/robotModelList',
  summary: 'The models of the robots that the user may see, each with its kind.',
  access: 'member',
  data: boundedList(v.object({ model: boundedString(limits.robotModelMaxLength), robotKind }), limits.robotModelsMax)
})

const choices = limits.robotChoicesMax

export const robotChoices = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/choices',
  summary: `The models, software versions, tags, organisations and stores of the robots that the user may see, to filter by; ${choices} of each at most.`,
  access: 'member',
  data: v.object({
    models: boundedList(v.string(), choices),
    softwareVersions: boundedList(v.string(), choices),
    tags: boundedList(v.string(), choices),
    tenants: boundedList(v.object({ tenantId: v.number(), name: v.string() }), choices),
    stores: boundedList(v.object({ storeId: v.number(), name: v.string(), tenantName: v.string() }), choices)
  })
})
export type RobotChoices = v.InferOutput<typeof robotChoices.data>
