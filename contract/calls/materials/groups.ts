import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text, trimmedString } from '../../checks/bounds.ts'
import { requestKey } from '../../checks/request-key.ts'
import { seenVersion, version } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy } from '../../paging.ts'
import { materialPermissions, permissions } from '../../permissions.ts'
import { dayMinutes, materialKinds, materialsPath } from './material-facts.ts'
import { materialModels } from './material-packs.ts'

/* Groups of materials. A group has the materials that robots of one model show, their order, and the hours. */

export const groupsPath = `${materialsPath}/groups` as const
const read = { permission: permissions.materialPacks }
const edit = { permission: materialPermissions.editGroups }

const whole = v.pipe(v.number(), v.integer())
const model = v.picklist(materialModels)

const group = v.object({
  groupId: v.number(),
  name: v.string(),
  model,
  /** Minutes since midnight at the robot's place. A span that ends before it begins goes over midnight. */
  fromMinute: whole,
  toMinute: whole,
  itemCount: whole,
  robotCount: whole,
  /** Null for one of the robots' maker. */
  tenantName: v.nullable(v.string()),
  /** Null where the account is gone. */
  addedBy: v.nullable(v.string()),
  changeTime: whole,
  /** Whether this user may change it, as far as whose it is matters. */
  own: v.boolean(),
  /** Whether this user has a robot of its model. */
  usable: v.boolean()
})
export type MaterialGroup = v.InferOutput<typeof group>

/** The columns that order the list of groups. */
export const groupColumns = ['name', 'changeTime'] as const
export type GroupColumn = (typeof groupColumns)[number]

export const materialGroupList = defineCall({
  method: 'GET',
  path: groupsPath,
  summary:
    'The material groups of the own tenant and of those below it, a page at a time, filtered by model and by name. Without an order, ' +
    'the latest change first.',
  access: read,
  query: v.object({
    ...page,
    model: v.optional(model),
    /** Part of the name; case does not matter. */
    text: v.optional(trimmedString(100)),
    sort: sortedBy(groupColumns)
  }),
  data: v.object({ list: v.array(group), total: whole })
})

const shownItem = v.object({
  materialId: v.number(),
  name: v.string(),
  kind: v.picklist(materialKinds),
  /** How long a picture stays; null for a video or a sound, which has a length of its own. */
  seconds: v.nullable(whole)
})
export type GroupItem = v.InferOutput<typeof shownItem>

export const materialGroupDetail = defineCall({
  method: 'GET',
  path: `${groupsPath}/detail`,
  summary: 'One group with its materials, in their order. 614030 for one that is not there, or not for this user.',
  access: read,
  query: v.object({ groupId: idInQuery }),
  data: v.object({
    ...group.entries,
    /** Counts the changes. The person who saves says which one they saw. */
    version,
    items: v.array(shownItem)
  })
})
export type MaterialGroupDetail = v.InferOutput<typeof materialGroupDetail.data>

const seconds = v.pipe(
  whole,
  v.minValue(limits.pictureSecondsMin, `at least ${limits.pictureSecondsMin}`),
  v.maxValue(limits.pictureSecondsMax, `at most ${limits.pictureSecondsMax}`)
)
const minute = (max: number) => v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(max, `at most ${max}`))

const written = {
  name: text(limits.materialNameMaxLength),
  fromMinute: minute(dayMinutes - 1),
  toMinute: minute(dayMinutes),
  items: v.pipe(
    boundedList(v.object({ materialId: id, seconds: v.nullable(seconds) }), limits.groupItemsMax),
    v.minLength(1, 'at least one')
  )
}

const refused =
  '614026 for a name that a group of the tenant has, 614029 for a material that is not there, 614027 for one that is not for the ' +
  'model of the group, 610604 for a picture without seconds, or for a span without length.'

export const createMaterialGroup = defineCall({
  method: 'POST',
  path: groupsPath,
  summary: `Makes a group. 614028 for a model of which the user has no robot, 610605 for one too many; ${refused}`,
  access: edit,
  body: v.object({
    /** The same key sent again answers the group that it made. Without it, each call makes one. */
    requestKey: v.optional(requestKey),
    model,
    ...written
  }),
  data: v.object({ groupId: v.number() })
})

export const saveMaterialGroup = defineCall({
  method: 'PUT',
  path: groupsPath,
  summary:
    'Saves a group with all its materials. 614030 for a group that is not there, 614028 for a model of which the user has no robot, ' +
    `614032 for a group of somebody else, 610606 where somebody saved it meanwhile; ${refused}`,
  access: edit,
  body: v.object({ groupId: id, version: seenVersion, ...written }),
  data: v.object({ version })
})

export const deleteMaterialGroup = defineCall({
  method: 'POST',
  path: `${groupsPath}/delete`,
  summary:
    'Deletes a group. 614030 for one that is not there, 614032 for one of somebody else, 610607 while robots are assigned to it.',
  access: edit,
  body: v.object({ groupId: id }),
  data: v.null()
})
