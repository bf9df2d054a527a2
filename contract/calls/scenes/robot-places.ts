import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { idInQuery, wholeNumber } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { sceneFloor, targetPoint } from './scene-floors.ts'
import { centimetres } from './scene-map.ts'

/* Where robots are on the maps of their scenes. */

const { floorIdMost } = limits
export const floorNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-floorIdMost, `at least ${-floorIdMost}`),
  v.maxValue(floorIdMost, `at most ${floorIdMost}`)
)
const degrees = v.pipe(v.number(), v.integer(), v.minValue(0, 'at least 0'), v.maxValue(359, 'at most 359'))

/** A place on a floor of a scene, as a robot tells it. */
export const robotPlace = {
  /** Below the ground floor it is negative. */
  floorId: floorNumber,
  /** Centimetres from the upper left corner of the floor's map. */
  x: centimetres,
  y: centimetres,
  /** Where the robot looks: degrees, clockwise from the top of the map. */
  direction: degrees
}

/** The last place of a robot, and when it was there. */
export const shownPlace = v.object({ ...robotPlace, time: v.pipe(v.number(), v.integer()) })
export type RobotPlace = v.InferOutput<typeof shownPlace>

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const drivenFloor = v.object({
  floorId: v.number(),
  /** Centimetres. */
  width: whole,
  height: whole,
  points: v.array(targetPoint)
})
export type DrivenFloor = v.InferOutput<typeof drivenFloor>

const sceneOfRobot = v.object({
  serial: v.string(),
  sceneId: v.number(),
  /** Counts the changes of the scene. */
  version: whole,
  floors: v.array(drivenFloor)
})
export type SceneOfRobot = v.InferOutput<typeof sceneOfRobot>

export const robotScenes = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/scenes',
  summary:
    'For robots: the robots that are in a scene, and where they can drive there: floors with their sides and points of delivery. ' +
    `A page at a time, by the robots’ ids; ${limits.robotScenesMax} robots a page at most, because a scene can be large.`,
  access: { permission: permissions.reportAsRobot },
  query: v.object({
    pageNo: v.optional(wholeNumber(1, limits.pageNoMax), 1),
    size: v.optional(wholeNumber(1, limits.robotScenesMax), limits.robotScenesMax)
  }),
  data: v.object({ list: v.array(sceneOfRobot), total: whole })
})

const shownFloor = v.pick(sceneFloor, ['floorId', 'map', 'points'])
export type ShownFloor = v.InferOutput<typeof shownFloor>

const shownScene = v.object({ sceneId: v.number(), name: v.string(), version: whole, floors: v.array(shownFloor) })
export type ShownScene = v.InferOutput<typeof shownScene>

export const robotScene = defineCall({
  method: 'GET',
  path: '/api/managercloud/robots/scene',
  summary:
    'The scene of one robot, with its floors by their ids; null for a robot in none. 610701 for a robot that the user may not see.',
  access: 'member',
  query: v.object({ robotId: idInQuery }),
  data: v.nullable(shownScene)
})
