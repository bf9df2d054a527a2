import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { idInQuery } from '../../paging.ts'
import { shownRequest } from '../deploy/shown-request.ts'
import { taskStatuses } from '../robot-reports/report.ts'
import { robotRequestKinds } from '../robot-requests/request-states.ts'

/* What a robot does today, and what people ask of it. */

const time = v.pipe(v.number(), v.integer())

/** Who gave a robot its work. A plain task is one that the robot told of by itself. */
export const workKinds = ['task', 'order', 'cleaning', 'watchTask'] as const

const work = v.object({
  kind: v.picklist(workKinds),
  /** Names of places; null where nobody named one, or for people who may not see such work. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  startTime: time,
  /** Null while it lasts. */
  endTime: v.nullable(time),
  status: v.picklist(taskStatuses),
  /** Metres; null where the robot told of none. */
  mileage: v.nullable(v.number())
})
export type RobotWork = v.InferOutput<typeof work>

const request = v.object({
  ...shownRequest,
  kind: v.picklist(robotRequestKinds),
  /** The point that it drives to, the text that it says, or the version that it loads; empty for all others. */
  about: v.string()
})
export type RobotRequestNow = v.InferOutput<typeof request>

export const robotToday = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/today',
  summary:
    `A robot that the user may see: its work of today in Beijing, newest first, ${limits.robotRecordsShown} at most; what it is asked for, ` +
    `the open requests first, ${limits.robotRequestsShown} at most; and the gateway that reports for it. Orders, cleaning runs and tasks of ` +
    'watches are named to people who may see those, at robots of their own organisation. 610701 for any other robot.',
  access: 'member',
  query: v.object({ robotId: idInQuery }),
  data: v.object({
    work: v.array(work),
    requests: v.array(request),
    /** Whether an order, a cleaning run, a task of a watch, a ride or a call is under way. */
    atWork: v.boolean(),
    /** Null where none reports for it. The id is null for people who do not look after the gateway. */
    gateway: v.nullable(v.object({ gatewayId: v.nullable(v.number()), name: v.string() }))
  })
})
export type RobotToday = v.InferOutput<typeof robotToday.data>
