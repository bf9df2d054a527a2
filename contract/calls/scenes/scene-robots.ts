import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, yesOrNo } from '../../paging.ts'
import { scenePermissions } from '../../permissions.ts'

const path = '/api/resourceservice/v1/scenes/robots'
const bind = { permission: scenePermissions.bind }

const sceneRobot = v.object({
  robotId: v.number(),
  name: v.string(),
  serial: v.string(),
  model: v.string(),
  online: v.boolean()
})
export type SceneRobot = v.InferOutput<typeof sceneRobot>

export const sceneRobotList = defineCall({
  method: 'GET',
  path,
  summary:
    'The robots of a scene, or those of its store that are in no scene yet; a page at a time, by name. 612043 and 612045 ' +
    'as the detail of a scene answers.',
  access: { permission: scenePermissions.scenes },
  query: v.object({ ...page, sceneId: idInQuery, bound: v.optional(yesOrNo, true) }),
  data: v.object({ list: v.array(sceneRobot), total: v.number() })
})

const robots = v.object({
  sceneId: id,
  robotIds: v.pipe(boundedList(id, limits.storeRobotsMax), v.minLength(1, 'at least one robot'))
})

export const bindSceneRobots = defineCall({
  method: 'POST',
  path,
  summary:
    'Binds robots to a scene, all of them or none. One that is not found answers 610701; one of another store, or in ' +
    'another scene, 610750. Binding again a robot of this scene is harmless.',
  access: bind,
  body: robots,
  data: v.null()
})

export const unbindSceneRobots = defineCall({
  method: 'PUT',
  path: `${path}/unbind`,
  summary:
    'Takes robots out of a scene. One that is not found answers 610701; those that are not in the scene stay as they are.',
  access: bind,
  body: robots,
  data: v.null()
})
