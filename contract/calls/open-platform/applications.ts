import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { openPermissions } from '../../permissions.ts'
import { openScope, openScopes } from './scopes.ts'

/* The applications of customers, with the key and the secret by which each of them calls the outside API. */

const path = '/api/openservice/v1/applications'
const read = { permission: openPermissions.applications }
const edit = { permission: openPermissions.editApplications }
const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const openApplicationStates = ['enabled', 'disabled'] as const
export type OpenApplicationState = (typeof openApplicationStates)[number]

export const openApplication = v.object({
  applicationId: v.number(),
  customerId: v.number(),
  company: v.string(),
  tenantName: v.string(),
  /** Whether its customer is approved; without that the application is refused as well. */
  customerApproved: v.boolean(),
  name: v.string(),
  /** The public half of its credentials. */
  key: v.string(),
  scopes: v.array(openScope),
  state: v.picklist(openApplicationStates),
  /** Requests in one minute and on one day in Beijing. */
  perMinute: count,
  perDay: count,
  /** When the secret that counts was made. */
  secretTime: time,
  /** Until when the secret before it counts, too; null where it does not. */
  previousUntil: v.nullable(time),
  createTime: time,
  /** Requests that were let in today, and the last one of all. */
  usedToday: count,
  lastUsedTime: v.nullable(time),
  /** Of name, scopes and limits together. */
  version: readVersion
})
export type OpenApplication = v.InferOutput<typeof openApplication>

export const openApplicationList = defineCall({
  method: 'GET',
  path,
  summary: 'The applications of customers in the own tenant, or in all, by name.',
  access: read,
  query: v.object({
    ...page,
    customerId: v.optional(idInQuery),
    state: v.optional(v.picklist(openApplicationStates)),
    /** Part of the name, the key or the company; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(openApplication), total: count })
})

export const openApplicationDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One application. 610603 for one that is not there or not for this user.',
  access: read,
  query: v.object({ applicationId: idInQuery }),
  data: openApplication
})

export const openCustomerChoices = defineCall({
  method: 'GET',
  path: `${path}/customers`,
  summary: 'The approved customers for which the user may make an application.',
  access: edit,
  query: v.object({ text: v.optional(trimmedString(100)) }),
  data: v.object({ list: v.array(v.object({ customerId: v.number(), company: v.string() })), total: count })
})

const scopes = v.pipe(
  boundedList(openScope, openScopes.length),
  v.minLength(1, 'at least one'),
  v.transform(given => openScopes.filter(scope => given.includes(scope)))
)
const name = text(limits.openNameMaxLength)

/** The one time that a secret is told. The cloud keeps its hash alone. */
export const openCredentials = v.object({ applicationId: v.number(), key: v.string(), secret: v.string() })
export type OpenCredentials = v.InferOutput<typeof openCredentials>

export const createOpenApplication = defineCall({
  method: 'POST',
  path,
  summary:
    'Makes an application of an approved customer, and tells its secret, once. 610603 for another customer, 610602 for a ' +
    `name that the customer uses, 610605 for more than ${limits.openApplicationsMax} applications of one customer.`,
  access: edit,
  body: v.object({ customerId: id, name, scopes }),
  data: openCredentials
})

export const updateOpenApplication = defineCall({
  method: 'PUT',
  path,
  summary: 'Changes the name and the scopes of an application. 610602 for a name that the customer uses.',
  access: edit,
  body: v.object({ applicationId: id, version: v.optional(seenVersion), name, scopes }),
  data: v.null()
})

/** How long the old secret counts after a new one was made, in hours. */
export const rotationHours = [0, 1, 24] as const

export const rotateOpenSecret = defineCall({
  method: 'POST',
  path: `${path}/rotate`,
  summary:
    'Makes a new secret and tells it, once. The old one counts for the chosen hours; one that still counted from before ' +
    'ends at once.',
  access: edit,
  body: v.object({ applicationId: id, keepHours: v.picklist(rotationHours) }),
  data: openCredentials
})

export const setOpenApplicationState = defineCall({
  method: 'PUT',
  path: `${path}/state`,
  summary: 'Enables or disables an application. A disabled one is refused from the next request on.',
  access: edit,
  body: v.object({ applicationId: id, state: v.picklist(openApplicationStates) }),
  data: v.null()
})

export const deleteOpenApplication = defineCall({
  method: 'PUT',
  path: `${path}/delete`,
  summary: 'Deletes an application with its counters. Its key never counts again.',
  access: edit,
  body: v.object({ applicationId: id }),
  data: v.null()
})

const most = (max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1'), v.maxValue(max, `at most ${max}`))

export const limitOpenApplication = defineCall({
  method: 'PUT',
  path: `${path}/limits`,
  summary:
    'Sets how many requests an application may make in a minute and on a day. Only people who see every tenant: 610403 ' +
    'for others.',
  access: { permission: openPermissions.limitApplications },
  body: v.object({
    applicationId: id,
    version: v.optional(seenVersion),
    perMinute: most(limits.openPerMinuteMax),
    perDay: most(limits.openPerDayMax)
  }),
  data: v.null()
})
