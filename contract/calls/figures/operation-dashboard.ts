import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { page } from '../../paging.ts'
import { operationPermissions } from '../../permissions.ts'
import { robotStates } from '../robots/robots.ts'

/* The figures of the robots at work, for a screen on a wall. */

const path = '/api/operationservice/v1/dashboard'
const access = { permission: operationPermissions.dashboard }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.pipe(v.number(), v.integer())

const lastingFault = v.object({
  faultId: v.number(),
  faultCode: v.string(),
  robotName: v.string(),
  /** Null for a robot that is bound to no store. */
  storeName: v.nullable(v.string()),
  startTime: time,
  /** Whether nobody looks after it. */
  unattended: v.boolean()
})

export const operationOverview = defineCall({
  method: 'GET',
  path,
  summary:
    'How the robots that the user may see stand, their tasks today and yesterday up to this hour, the faults that last and the ' +
    'orders of hospitals. Days are those of Beijing.',
  access,
  data: v.object({
    /** When the cloud counted. */
    time,
    /** A robot that is offline counts as that alone; every other one by its state. One that is not activated is never offline. */
    robots: v.object({ offline: count, ...v.entriesFromList(robotStates, count) }),
    /** In the state `fault`, or with a reported fault that lasts, whatever else they are. */
    withFault: count,
    tasks: v.object({
      today: count,
      /** Those that began yesterday, up to this hour. */
      yesterday: count,
      /** Those that began yesterday or today, and have not ended. */
      running: count
    }),
    faults: v.object({
      total: count,
      /** Those that nobody looks after. */
      unattended: count,
      /** Those that nobody looks after come first, then those that last longest. */
      longest: boundedList(lastingFault, limits.wallFaultsMax)
    }),
    dispatches: v.object({ waiting: count, underWay: count })
  })
})
export type OperationOverview = v.InferOutput<typeof operationOverview.data>

export const operationStores = defineCall({
  method: 'GET',
  path: `${path}/stores`,
  summary:
    'The stores with robots that the user may see, a page at a time: those with the most robots with a fault come first, then those ' +
    'with the most robots offline.',
  access,
  query: v.object(page),
  data: v.object({
    list: v.array(
      v.object({
        storeId: v.number(),
        name: v.string(),
        robots: count,
        offline: count,
        busy: count,
        /** In the state `fault`, or with a reported fault that lasts. */
        withFault: count,
        /** Tasks that began today, in Beijing. */
        tasksToday: count,
        /** Orders of hospitals that a robot has. */
        underWay: count
      })
    ),
    total: count
  })
})
