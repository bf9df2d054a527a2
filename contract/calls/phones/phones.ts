import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString, text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { phonePermissions } from '../../permissions.ts'

/* Phones in rooms and at desks, which robots call when they arrive. Each is in a store. */

const path = '/api/platformservice/v1/phones'
const read = { permission: phonePermissions.section }
const edit = { permission: phonePermissions.edit }
const whole = v.pipe(v.number(), v.integer())

/** How a phone is. A phone that is busy rings or is in a call. */
export const phoneStates = ['online', 'busy', 'offline'] as const
export type PhoneState = (typeof phoneStates)[number]

/** The fields of a phone that a person writes. */
const written = {
  storeId: id,
  /** Where the phone is: a room, a desk. */
  name: text(limits.deviceNameMaxLength),
  serial: v.pipe(
    boundedString(limits.deviceSerialMaxLength),
    v.regex(/^[A-Za-z0-9-]+$/, 'letters, digits and hyphens')
  ),
  /** The number that a robot dials. */
  extension: v.pipe(boundedString(limits.extensionMaxLength), v.regex(/^\d{2,}$/, 'at least two digits'))
}
const writtenPhone = v.object(written)
export type WrittenPhone = v.InferOutput<typeof writtenPhone>

const phone = v.object({
  phoneId: v.number(),
  storeId: v.number(),
  storeName: v.string(),
  name: v.string(),
  serial: v.string(),
  extension: v.string(),
  state: v.picklist(phoneStates),
  lastSeenTime: v.nullable(whole),
  version: readVersion
})
export type Phone = v.InferOutput<typeof phone>

export const phoneList = defineCall({
  method: 'GET',
  path,
  summary: 'The phones that the user may see by name, a page at a time.',
  access: read,
  query: v.object({
    ...page,
    state: v.optional(v.picklist(phoneStates)),
    /** Part of a name, of a serial, of an extension or of a store's name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(phone), total: whole })
})

export const phoneDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One phone. 610603 for one that the user may not see.',
  access: read,
  query: v.object({ phoneId: idInQuery }),
  data: phone
})

export const createPhone = defineCall({
  method: 'POST',
  path,
  summary:
    'Adds a phone to a store. It is offline until it reports. 610702 for a store that the user may not see, 610602 for a ' +
    'serial that is there already, or an extension that the store has.',
  access: edit,
  body: writtenPhone,
  data: v.object({ phoneId: v.number() })
})

export const updatePhone = defineCall({
  method: 'PUT',
  path,
  summary:
    'Changes a phone. 610603 for one that the user may not see, 610702 for such a store or one of another tenant, 610602 for a ' +
    'serial or an extension that another one has.',
  access: edit,
  body: v.object({ phoneId: id, version: v.optional(seenVersion), ...written }),
  data: v.null()
})

export const deletePhone = defineCall({
  method: 'PUT',
  path: `${path}/delete`,
  summary: 'Deletes a phone with its calls. 610603 for one that the user may not see.',
  access: edit,
  body: v.object({ phoneId: id }),
  data: v.null()
})
