import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { robotRegistryPermissions } from '../../permissions.ts'
import { serial } from '../robot-registry/serial-form.ts'

/* A gateway is a program that reports for several robots, as the cloud of a vendor does. */

const path = '/api/managercloud/robots/gateways' as const
const access = { permission: robotRegistryPermissions.credentials }
const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const written = {
  name: text(limits.gatewayNameMaxLength),
  /** Whether it also reports for the elevators, telephones and watches of its organisation. */
  reportsDevices: v.boolean()
}

export const gateway = v.object({
  gatewayId: v.number(),
  /** Null for one of the robot maker, which may have robots of any organisation. */
  tenantId: v.nullable(v.number()),
  tenantName: v.nullable(v.string()),
  name: v.string(),
  reportsDevices: v.boolean(),
  robotCount: count,
  hasCredentials: v.boolean(),
  /** When its credentials were used last. */
  lastTime: v.nullable(time),
  /** When its credentials were used from two places by turns. */
  sharedTime: v.nullable(time),
  version: readVersion
})
export type Gateway = v.InferOutput<typeof gateway>

export const gatewayList = defineCall({
  method: 'GET',
  path,
  summary: 'The gateways that the user looks after, by name.',
  access,
  query: v.object({ ...page, text: v.optional(trimmedString(100)) }),
  data: v.object({ list: v.array(gateway), total: count })
})

export const gatewayDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One gateway. 610603 for one that is not there or not for this user.',
  access,
  query: v.object({ gatewayId: idInQuery }),
  data: gateway
})

export const createGateway = defineCall({
  method: 'POST',
  path,
  summary:
    'Adds a gateway of the user’s own organisation. People who see every organisation add one for robots of any. ' +
    `610602 for a name that the organisation uses, 610605 where it has ${limits.gatewaysMax}.`,
  access,
  body: v.object(written),
  data: v.object({ gatewayId: v.number() })
})

export const updateGateway = defineCall({
  method: 'PUT',
  path,
  summary:
    'Changes a gateway. 610602 for a name that the organisation uses, 610603 for one that is not there or not for this user.',
  access,
  body: v.object({ gatewayId: id, version: v.optional(seenVersion), ...written }),
  data: v.null()
})

export const removeGateway = defineCall({
  method: 'POST',
  path: `${path}/remove`,
  summary:
    'Removes a gateway with its credentials. Nobody reports for its robots until they have credentials of their own, or another gateway. ' +
    '610603 for one that is not there or not for this user.',
  access,
  body: v.object({ gatewayId: id }),
  data: v.null()
})

const boundRobot = v.object({
  robotId: v.number(),
  serial: v.string(),
  name: v.string(),
  tenantName: v.string(),
  online: v.boolean()
})
export type BoundRobot = v.InferOutput<typeof boundRobot>

export const gatewayRobots = defineCall({
  method: 'GET',
  path: `${path}/robots`,
  summary: 'The robots that are bound to a gateway, by name. 610603 for one that is not there or not for this user.',
  access,
  query: v.object({ gatewayId: idInQuery, ...page, text: v.optional(trimmedString(100)) }),
  data: v.object({ list: v.array(boundRobot), total: count })
})

const bindOutcome = v.object({
  serial: v.string(),
  outcome: v.picklist(['changed', 'same', 'refused']),
  /** Why it was refused. */
  code: v.nullable(v.number())
})
export type BindOutcome = v.InferOutput<typeof bindOutcome>

/** Serial numbers of robots that one call binds. */
export const boundSerials = v.pipe(boundedList(serial, limits.boundRobotsMax), v.minLength(1, 'at least one'))

export const bindGatewayRobots = defineCall({
  method: 'POST',
  path: `${path}/robots`,
  summary:
    `Binds robots to a gateway, or ends that, ${limits.boundRobotsMax} at most. Each robot answers on its own, in the order of the request. ` +
    '610603 for a gateway that is not there or not for this user. Of a robot: 610701 for one that the user does not see or that is of another ' +
    'organisation than the gateway, 610602 for one that is bound to another gateway.',
  access,
  body: v.object({
    gatewayId: id,
    serials: boundSerials,
    bound: v.boolean()
  }),
  data: v.array(bindOutcome)
})
