import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery } from '../../paging.ts'
import { robotRegistryPermissions } from '../../permissions.ts'
import { newCredentials } from '../robot-credentials/credentials.ts'
import { serial } from './serial-form.ts'

/** A robot that comes into the portal. */
export const newRobot = v.object({
  serial,
  model: text(limits.robotModelMaxLength),
  /** Without a name, people read the serial. */
  name: v.optional(text(limits.robotNameMaxLength)),
  /** The organisation whose robot it is. Without it, that of the store. */
  tenantId: v.optional(id),
  storeId: v.optional(id)
})
export type NewRobot = v.InferOutput<typeof newRobot>

const outcome = v.object({
  serial: v.string(),
  /** Null for a robot that was refused. */
  robotId: v.nullable(v.number()),
  /** `same`: this robot is registered already, with this model and for this organisation. Nothing of it was changed. */
  outcome: v.picklist(['added', 'same', 'refused']),
  /** Why it was refused. */
  code: v.nullable(v.number()),
  /** Of a robot that was added, where the call asked for them. The secret is told this once. */
  credentials: v.optional(newCredentials)
})
export type RegistrationOutcome = v.InferOutput<typeof outcome>

export const registrationTenants = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/register/tenants',
  summary:
    'The organisations that robots can be registered for, by name. 610403 for people who do not see every organisation.',
  access: { permission: robotRegistryPermissions.register },
  data: v.array(v.object({ tenantId: v.number(), name: v.string() }))
})

export const registrationStores = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/register/stores',
  summary: `The first ${limits.pageSizeMax} stores of an organisation that fit a text, by name, and how many fit. 610403 for people who do not see every organisation.`,
  access: { permission: robotRegistryPermissions.register },
  query: v.object({ tenantId: idInQuery, text: v.optional(trimmedString(100)) }),
  data: v.object({
    list: v.array(v.object({ storeId: v.number(), name: v.string(), city: v.string() })),
    total: v.pipe(v.number(), v.integer())
  })
})

export const registerRobots = defineCall({
  method: 'POST',
  path: '/api/managercloud/robots/register',
  summary:
    `Registers robots, ${limits.registeredRobotsMax} at most, for people and for the system of a factory. Each robot answers on its own, in the order ` +
    'of the request; the same request again adds nothing. 610403 for people who do not see every organisation, and where credentials are ' +
    'asked for without the permission for these. ' +
    'Of a robot: 610601 without an organisation, 610602 where the serial is registered with another model or for another organisation, ' +
    '610603 for a model or an organisation that is not there, 610700 for a serial that does not fit its model, 610702 for a store that is not ' +
    'there, 610717 for the store of another organisation.',
  access: { permission: robotRegistryPermissions.register },
  body: v.object({
    robots: v.pipe(boundedList(newRobot, limits.registeredRobotsMax), v.minLength(1, 'at least one')),
    /** Whether each robot that is added gets credentials of its own. */
    credentials: v.optional(v.boolean(), false)
  }),
  data: v.array(outcome)
})
