import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, trimmedString } from '../../checks/bounds.ts'
import { seenVersion, version } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy } from '../../paging.ts'
import { scenePermissions } from '../../permissions.ts'
import { sceneFloor, writtenFloor } from './scene-floors.ts'

const path = '/api/resourceservice/v1/scenes'
const read = { permission: scenePermissions.scenes }
const edit = { permission: scenePermissions.edit }

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const scene = v.object({
  sceneId: v.number(),
  name: v.string(),
  storeId: v.number(),
  storeName: v.string(),
  tenantName: v.string(),
  floorCount: count,
  /** Robots that are bound to it. */
  robotCount: count,
  changeTime: v.number(),
  /** Null where the account is gone. */
  changedBy: v.nullable(v.string())
})
export type Scene = v.InferOutput<typeof scene>

/** The columns by which the list of scenes can be ordered. */
export const sceneColumns = ['name', 'storeName', 'changeTime'] as const
export type SceneColumn = (typeof sceneColumns)[number]

export const sceneList = defineCall({
  method: 'GET',
  path,
  summary:
    'The scenes that the user may see, a page at a time, filtered by store and by text. Without an order, by name.',
  access: read,
  query: v.object({
    ...page,
    storeId: v.optional(idInQuery),
    /** Part of the name of a scene or of its store; case does not matter. */
    text: v.optional(trimmedString(100)),
    sort: sortedBy(sceneColumns)
  }),
  data: v.object({ list: v.array(scene), total: count })
})

export const sceneDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary:
    'One scene with its floors, by their ids. One that does not exist or is not for this user answers 612043, one that ' +
    'was deleted 612045.',
  access: read,
  query: v.object({ sceneId: idInQuery }),
  data: v.object({
    ...scene.entries,
    /** Counts the changes; who saves says which one they saw. */
    version,
    floors: v.array(sceneFloor)
  })
})
export type SceneDetail = v.InferOutput<typeof sceneDetail.data>

/** A blank name has a code of its own (docs/requirements.md §8), so that the schema lets it through. */
const name = trimmedString(limits.sceneNameMaxLength)

export const sceneStoreList = defineCall({
  method: 'GET',
  path: `${path}/stores`,
  summary: 'The stores that a scene can be of, a page at a time, by name.',
  access: read,
  query: v.object({ ...page, text: v.optional(trimmedString(100)) }),
  data: v.object({ list: v.array(v.object({ storeId: v.number(), name: v.string(), city: v.string() })), total: count })
})

export const createScene = defineCall({
  method: 'POST',
  path,
  summary:
    'Creates a scene of a store, with no floors. 610702 for a store that is not there, 612033 for a blank name, 612009 ' +
    'for a name of the tenant’s, 610605 where the store has all the scenes that it may have.',
  access: edit,
  body: v.object({ storeId: id, name }),
  data: v.object({ sceneId: v.number() })
})

export const saveScene = defineCall({
  method: 'PUT',
  path,
  summary:
    'Changes a scene with all its floors in one step. 612043 and 612045 as its detail answers; 610606 where somebody ' +
    'saved it since the given version; 612033 and 612009 for its name; 612015 and 612016 for ids that are no numbers; ' +
    '612012 for a map that is none, or that points lie outside of; 612013 for two points of one name on a floor; 610602 ' +
    'for two floors of one id.',
  access: edit,
  body: v.object({
    sceneId: id,
    version: seenVersion,
    name,
    floors: boundedList(writtenFloor, limits.sceneFloorsMax)
  }),
  data: v.object({ version })
})

export const deleteScene = defineCall({
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Deletes a scene with its floors. One with robots answers 612010; 612043 and 612045 as its detail answers.',
  access: { permission: scenePermissions.remove },
  body: v.object({ sceneId: id }),
  data: v.null()
})
