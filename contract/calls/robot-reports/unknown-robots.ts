import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { page } from '../../paging.ts'
import { deployPermissions } from '../../permissions.ts'

const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const unknownRobot = v.object({
  serial: v.string(),
  /** Events that it reported. */
  count,
  firstTime: time,
  lastTime: time
})
export type UnknownRobot = v.InferOutput<typeof unknownRobot>

export const unknownRobotList = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/unknown',
  summary:
    'The serials in reports of the user’s tenant that no robot has, a page at a time; those heard of last come first. ' +
    `Of a tenant ${limits.unknownRobotsMax} are kept, each until seven days after its last report.`,
  access: { permission: deployPermissions.deployments },
  query: v.object(page),
  data: v.object({ list: v.array(unknownRobot), total: count })
})
