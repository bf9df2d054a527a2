import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { idInQuery, page, yesOrNo } from '../../paging.ts'
import { permissions, robotPermissions } from '../../permissions.ts'
import { careFilter, shownCare } from '../fault-care/fault-care.ts'
import { shownLock } from '../robot-locks/locks.ts'
import { taskStatuses } from '../robot-reports/report.ts'
import { robot, robotKind } from '../robots/robots.ts'
import { period, periodMost } from '../robots/selection.ts'
import { shownPlace } from '../scenes/robot-places.ts'

const time = v.pipe(v.number(), v.integer())

/** The robot of a record, as it is now. */
const whose = {
  robotId: v.number(),
  robotName: v.string(),
  serial: v.string(),
  robotKind,
  storeName: v.nullable(v.string())
}

const task = {
  taskId: v.number(),
  startTime: time,
  /** Null while the task runs. */
  endTime: v.nullable(time),
  status: v.picklist(taskStatuses),
  /** Metres. */
  mileage: v.number(),
  /** Whether it runs still, and the robot began a later task: nothing was heard of this one since. */
  isUnheard: v.optional(v.boolean())
}

const fault = {
  faultId: v.number(),
  faultCode: v.string(),
  /** Name and remedy of the code in the language of the request. Null for a code that the catalogue lacks. */
  faultName: v.nullable(v.string()),
  remedy: v.nullable(v.string()),
  startTime: time,
  /** Null while the fault lasts. */
  endTime: v.nullable(time)
}

export const taskRecord = v.object({ ...whose, ...task })
export type TaskRecord = v.InferOutput<typeof taskRecord>

export const faultRecord = v.object({
  ...whose,
  ...fault,
  ...shownCare,
  /** Whether the person may act: the robot is of the own organisation, or the person sees every one. */
  own: v.optional(v.boolean())
})
export type FaultRecord = v.InferOutput<typeof faultRecord>

export const robotDetail = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/detail',
  summary: `One robot that the user may see, also a retired one, with its last ${limits.robotRecordsShown} tasks and faults, newest first. 610701 for any other.`,
  access: 'member',
  query: v.object({ robotId: idInQuery }),
  data: v.object({
    ...robot.entries,
    /** Whose it is. */
    tenantId: v.number(),
    /** When it was retired or left for another organisation; null while it is in service. */
    retireTime: v.nullable(time),
    /** Whether the serial of a retired robot may be registered anew. */
    serialFreed: v.boolean(),
    /** Null in no scene. The version counts the changes of the scene. A page loads the map again only for another version. */
    scene: v.nullable(v.object({ sceneId: v.number(), version: v.number() })),
    /** Where it was last in this scene. */
    place: v.nullable(shownPlace),
    tasks: v.array(v.object(task)),
    /** Those that last, newest first. */
    locks: v.array(shownLock),
    /** Those that last come first. */
    faults: v.array(v.object(fault))
  })
})
export type RobotDetail = v.InferOutput<typeof robotDetail.data>

/** The page and the filters of a list of records. */
const which = {
  ...page,
  ...period,
  /** Those of one robot. */
  robotId: v.optional(idInQuery),
  robotKind: v.optional(robotKind),
  /** Part of the serial, of the name or of the store's name; case does not matter. */
  text: v.optional(trimmedString(100))
}

const total = v.pipe(v.number(), v.integer(), v.maxValue(limits.recordsCountedMax))
const counted = `Counts up to ${limits.recordsCountedMax} of them.`

export const taskRecords = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/tasks',
  summary: `Tasks of the robots that the user may see, begun on some days in Beijing (the last seven, ${periodMost}), newest first, a page at a time. ${counted}`,
  access: { permission: robotPermissions.runningRecords },
  query: v.object({ ...which, status: v.optional(v.picklist(taskStatuses)) }),
  data: v.object({ list: v.array(taskRecord), total })
})

export const faultRecords = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/faults',
  summary: `Faults of the robots of the own organisation and of those below it, begun on some days in Beijing (the last seven, ${periodMost}), newest first, a page at a time. ${counted}`,
  access: { permission: permissions.robotErrorEvents },
  query: v.object({
    ...which,
    /** Whether it lasts. */
    lasting: v.optional(yesOrNo),
    /** Who looks after it. Without days, faults of any age: one that nobody looks after may be old. */
    care: v.optional(careFilter),
    faultCode: v.optional(boundedString(limits.faultCodeMaxLength))
  }),
  data: v.object({ list: v.array(faultRecord), total })
})
