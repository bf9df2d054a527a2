import * as v from 'valibot'
import { boundedList, text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

/* Pure: the map of a floor, and the file that a person brings it in. */

/** Centimetres, from the upper left corner of a map or along one of its sides. */
export const centimetres = v.pipe(v.number(), v.integer(), v.minValue(0, 'at least 0'), v.maxValue(limits.floorSideMax))
const side = v.pipe(centimetres, v.minValue(1, 'at least 1'))

/** A wall goes from one place to another. */
const wall = v.object({ fromX: centimetres, fromY: centimetres, toX: centimetres, toY: centimetres })

const room = v.object({
  name: text(limits.sceneNameMaxLength),
  x: centimetres,
  y: centimetres,
  width: side,
  height: side
})

/** A floor as it was measured: its sides, its walls and its rooms. */
export const sceneMap = v.object({
  width: side,
  height: side,
  walls: boundedList(wall, limits.sceneWallsMax),
  rooms: boundedList(room, limits.sceneRoomsMax)
})
export type SceneMap = v.InferOutput<typeof sceneMap>

/** The sides of a floor without a map: 20 metres by 15. */
export const emptySheet: SceneMap = { width: 2_000, height: 1_500, walls: [], rooms: [] }

const isWithin = ({ width, height, walls, rooms }: SceneMap): boolean =>
  walls.every(({ fromX, fromY, toX, toY }) => Math.max(fromX, toX) <= width && Math.max(fromY, toY) <= height) &&
  rooms.every(it => it.x + it.width <= width && it.y + it.height <= height)

const jsonIn = (file: string): unknown => {
  try {
    return JSON.parse(file)
  } catch {
    return undefined
  }
}

/** The map in the text of a file; undefined where the file is no map, or has something outside its sides. */
export const readSceneMap = (file: string): SceneMap | undefined => {
  if (file.length > limits.sceneMapMaxLength) return undefined
  const read = v.safeParse(sceneMap, jsonIn(file))
  return read.success && isWithin(read.output) ? read.output : undefined
}
