import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { openPermissions } from '../../permissions.ts'
import { period, periodMost } from '../robots/selection.ts'
import { outsideCallNames } from './outside.ts'
import { openScope } from './scopes.ts'

/* The calls of the outside API: their fields and answers, the calls that are switched off, and their use. */

const path = '/api/openservice/v1/calls'
const manage = { permission: openPermissions.apiManagement }
const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const callName = v.picklist(outsideCallNames)

/** A field of a request or an answer, by its path, as `list[].battery`. */
export const openField = v.object({
  field: v.string(),
  /** As `integer`, `string or null`, or the values that it may have. */
  type: v.string(),
  required: v.boolean()
})
export type OpenField = v.InferOutput<typeof openField>

const described = {
  name: callName,
  method: v.string(),
  path: v.string(),
  summary: v.string(),
  scope: openScope,
  /** Whether it is on for everybody. */
  enabled: v.boolean()
}

export const openCallListing = defineCall({
  method: 'GET',
  path: `${path}/listing`,
  summary: 'The calls of the outside API from its OpenAPI document, with their parameters and answers.',
  access: { permission: openPermissions.apiListing },
  data: v.array(v.object({ ...described, parameters: v.array(openField), answer: v.array(openField) }))
})
export type ListedCall = v.InferOutput<typeof openCallListing.data>[number]

export const openCallList = defineCall({
  method: 'GET',
  path,
  summary:
    'The calls of the outside API with their use in the last seven days, by the applications that the user may see.',
  access: manage,
  data: v.array(
    v.object({
      ...described,
      /** Requests that were let in, and those of them that were answered with another code than success. */
      requests: count,
      errors: count,
      lastUsedTime: v.nullable(time),
      /** The applications for which it is off. */
      offFor: v.array(v.object({ applicationId: v.number(), name: v.string() }))
    })
  )
})
export type ManagedCall = v.InferOutput<typeof openCallList.data>[number]

export const switchOpenCall = defineCall({
  method: 'PUT',
  path,
  summary:
    'Switches a call of the outside API on or off, for everybody or for one application. A call that is off answers ' +
    '610403. Only people who see every tenant switch: 610403 for others.',
  access: { permission: openPermissions.switchCalls },
  body: v.object({
    name: callName,
    /** Null for everybody. */
    applicationId: v.nullable(id),
    enabled: v.boolean()
  }),
  data: v.null()
})

export const openUsage = defineCall({
  method: 'GET',
  path: `${path}/usage`,
  summary: `The use of the outside API by day in Beijing, call and application, the newest first. Without days: the last seven, ${periodMost}.`,
  access: manage,
  query: v.object({ ...page, ...period, name: v.optional(callName), applicationId: v.optional(idInQuery) }),
  data: v.object({
    list: v.array(
      v.object({
        day: v.string(),
        name: callName,
        applicationId: v.number(),
        applicationName: v.string(),
        company: v.string(),
        requests: count,
        errors: count,
        lastTime: time
      })
    ),
    total: count
  })
})
export type OpenUsageRow = v.InferOutput<typeof openUsage.data>['list'][number]
