import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy } from '../../paging.ts'
import { materialPermissions, permissions } from '../../permissions.ts'
import { materialFormats, materialKinds, materialsPath } from './material-facts.ts'
import { materialModels } from './material-packs.ts'

/* Materials: pictures, films and sounds for the screens of robots. */

const read = { permission: permissions.materialPacks }
const edit = { permission: materialPermissions.edit }

const whole = v.pipe(v.number(), v.integer())
const model = v.picklist(materialModels)

const material = v.object({
  materialId: v.number(),
  name: v.string(),
  kind: v.picklist(materialKinds),
  format: v.picklist(materialFormats),
  /** The models that it is for. */
  models: v.array(model),
  /** Bytes. */
  size: whole,
  /** Pixels; null where the file does not say. */
  width: v.nullable(whole),
  height: v.nullable(whole),
  /** Milliseconds; null for pictures, and where the file does not say. */
  duration: v.nullable(whole),
  /** Null for one of the robots' maker. */
  tenantName: v.nullable(v.string()),
  /** Null where the account is gone. */
  addedBy: v.nullable(v.string()),
  createTime: whole,
  /** Whether this user may rename and delete it, as far as whose it is matters. */
  own: v.boolean(),
  /** Whether it is for a model of this user's robots. */
  usable: v.boolean(),
  version: readVersion
})
export type Material = v.InferOutput<typeof material>

/** The columns that order the list of materials. */
export const materialColumns = ['name', 'size', 'createTime'] as const
export type MaterialColumn = (typeof materialColumns)[number]

export const materialList = defineCall({
  method: 'GET',
  path: materialsPath,
  summary:
    'The materials of the own tenant and of those below it, a page at a time, filtered by kind, by model and by name. Without an ' +
    'order, the newest first.',
  access: read,
  query: v.object({
    ...page,
    kind: v.optional(v.picklist(materialKinds)),
    model: v.optional(model),
    /** Part of the name; case does not matter. */
    text: v.optional(trimmedString(100)),
    sort: sortedBy(materialColumns)
  }),
  data: v.object({ list: v.array(material), total: whole })
})

export const materialDetail = defineCall({
  method: 'GET',
  path: `${materialsPath}/detail`,
  summary: 'One material, and the first groups that use it. 614029 for one that is not there, or not for this user.',
  access: read,
  query: v.object({ materialId: idInQuery }),
  data: v.object({
    ...material.entries,
    sha256: v.string(),
    groups: v.array(v.object({ groupId: v.number(), name: v.string() }))
  })
})
export type MaterialDetail = v.InferOutput<typeof materialDetail.data>

export const renameMaterial = defineCall({
  method: 'PUT',
  path: materialsPath,
  summary: 'Gives a material another name. 614029 for one that is not there, 614031 for one of somebody else.',
  access: edit,
  body: v.object({ materialId: id, version: v.optional(seenVersion), name: text(limits.materialNameMaxLength) }),
  data: v.null()
})

export const deleteMaterial = defineCall({
  method: 'POST',
  path: `${materialsPath}/delete`,
  summary:
    'Deletes a material with its file, also one that is under way. 614029 for one that is not there, 614031 for one of somebody else, ' +
    '610607 while a group uses it.',
  access: edit,
  body: v.object({ materialId: id }),
  data: v.null()
})
