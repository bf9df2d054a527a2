import * as v from 'valibot'
import { type Call, defineCall } from '../../call.ts'
import { idInQuery, page, yesOrNo } from '../../paging.ts'
import { taskStatuses } from '../robot-reports/report.ts'
import { robotKind, robotState } from '../robots/robots.ts'
import { period, periodMost } from '../robots/selection.ts'
import type { OpenScope } from './scopes.ts'

/*
 * The outside API: what applications of customers call with key and secret. Their shapes are written out here, and not
 * taken from the portal's calls: a change of the portal changes nothing for customers. Only fields are added to a version.
 */

/** The path of every call of the outside API begins like this; another version gets another path. */
export const openPath = '/api/open/v1'

const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const needs = (scope: OpenScope) => ({ scope })

const outsideRobot = v.object({
  robotId: v.number(),
  serial: v.string(),
  name: v.string(),
  model: v.string(),
  robotKind,
  storeId: v.nullable(v.number()),
  storeName: v.nullable(v.string()),
  online: v.boolean(),
  state: robotState,
  /** Per cent. */
  battery: count,
  /** Epoch milliseconds, as every time of the outside API. */
  lastSeenTime: v.nullable(time),
  softwareVersion: v.string()
})

const outsideRobots = defineCall({
  method: 'GET',
  path: `${openPath}/robots`,
  summary: 'The robots of the customer’s tenant by their id, a page at a time.',
  access: needs('robots:read'),
  query: v.object({
    ...page,
    robotKind: v.optional(robotKind),
    online: v.optional(yesOrNo),
    storeId: v.optional(idInQuery)
  }),
  data: v.object({ list: v.array(outsideRobot), total: count })
})

const outsideRobotDetail = defineCall({
  method: 'GET',
  path: `${openPath}/robots/detail`,
  summary: 'One robot. A robot that is not there or belongs to another tenant answers 610701.',
  access: needs('robots:read'),
  query: v.object({ robotId: idInQuery }),
  data: outsideRobot
})

const outsideTasks = defineCall({
  method: 'GET',
  path: `${openPath}/tasks`,
  summary: `The tasks that robots began on some days in Beijing, the newest first. Without days: the last seven, ${periodMost}.`,
  access: needs('tasks:read'),
  query: v.object({ ...page, ...period, robotId: v.optional(idInQuery) }),
  data: v.object({
    list: v.array(
      v.object({
        taskId: v.number(),
        robotId: v.number(),
        serial: v.string(),
        startTime: time,
        /** Null while the task runs. */
        endTime: v.nullable(time),
        status: v.picklist(taskStatuses),
        /** Metres. */
        mileage: v.number()
      })
    ),
    total: count
  })
})

const outsideStores = defineCall({
  method: 'GET',
  path: `${openPath}/stores`,
  summary: 'The stores of the customer’s tenant by name, a page at a time.',
  access: needs('stores:read'),
  query: v.object({ ...page }),
  data: v.object({
    list: v.array(
      v.object({
        storeId: v.number(),
        storeCode: v.string(),
        name: v.string(),
        city: v.string(),
        country: v.string(),
        robotCount: count,
        onlineCount: count
      })
    ),
    total: count
  })
})

/** Every call of the outside API, by name. The portal makes none of them with a session's token. */
export const outsideCalls = { outsideRobots, outsideRobotDetail, outsideTasks, outsideStores }
export type OutsideCallName = keyof typeof outsideCalls
export const outsideCallNames = Object.keys(outsideCalls) as [OutsideCallName, ...OutsideCallName[]]

/**
 * The scope that an application needs for a call of the outside API.
 * @throws TypeError for any other call
 */
export const scopeNeeded = ({ access, path }: Call): OpenScope => {
  if (typeof access === 'object' && 'scope' in access) return access.scope
  throw new TypeError(`${path} is not a call of the outside API`)
}
