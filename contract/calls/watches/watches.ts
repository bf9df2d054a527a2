import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString, text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, yesOrNo } from '../../paging.ts'
import { watchPermissions } from '../../permissions.ts'

/* Watches by which people call robots, each in a store, worn by a person or kept at a nurses' station. */

const path = '/api/platformservice/v1/watches'
const read = { permission: watchPermissions.section }
const edit = { permission: watchPermissions.edit }
const whole = v.pipe(v.number(), v.integer())

/** The kinds of wearers of a watch. */
export const wearerKinds = ['person', 'station'] as const
export type WearerKind = (typeof wearerKinds)[number]

/** The fields of a watch that a person writes. */
const written = {
  storeId: id,
  serial: v.pipe(
    boundedString(limits.deviceSerialMaxLength),
    v.regex(/^[A-Za-z0-9-]+$/, 'letters, digits and hyphens')
  ),
  wearerKind: v.picklist(wearerKinds),
  wearerName: text(limits.deviceNameMaxLength)
}
const writtenWatch = v.object(written)
export type WrittenWatch = v.InferOutput<typeof writtenWatch>

const watch = v.object({
  watchId: v.number(),
  storeId: v.number(),
  storeName: v.string(),
  serial: v.string(),
  wearerKind: v.picklist(wearerKinds),
  wearerName: v.string(),
  /** Whether the cloud heard from the watch in the last minutes. */
  online: v.boolean(),
  /** Per cent; null for a watch that was never heard. */
  battery: v.nullable(whole),
  lastSeenTime: v.nullable(whole),
  version: readVersion
})
export type Watch = v.InferOutput<typeof watch>

export const watchList = defineCall({
  method: 'GET',
  path,
  summary: 'The watches that the user may see by wearer, a page at a time.',
  access: read,
  query: v.object({
    ...page,
    online: v.optional(yesOrNo),
    /** Part of a serial, of a wearer's name or of a store's name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(watch), total: whole })
})

export const watchDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One watch. 610603 for one that the user may not see.',
  access: read,
  query: v.object({ watchId: idInQuery }),
  data: watch
})

export const createWatch = defineCall({
  method: 'POST',
  path,
  summary:
    'Adds a watch to a store and to who has it. 610702 for a store that the user may not see, 610602 for a serial that is ' +
    'there already.',
  access: edit,
  body: writtenWatch,
  data: v.object({ watchId: v.number() })
})

export const updateWatch = defineCall({
  method: 'PUT',
  path,
  summary:
    'Changes a watch, or who has it. 610603 for one that the user may not see, 610702 for such a store or one of another ' +
    'tenant, 610602 for a serial that another one has.',
  access: edit,
  body: v.object({ watchId: id, version: v.optional(seenVersion), ...written }),
  data: v.null()
})

export const deleteWatch = defineCall({
  method: 'PUT',
  path: `${path}/delete`,
  summary: 'Deletes a watch. Its records stay until they are old. 610603 for one that the user may not see.',
  access: edit,
  body: v.object({ watchId: id }),
  data: v.null()
})
