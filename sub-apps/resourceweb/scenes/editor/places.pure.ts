import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'

/* Pure: from a map to its picture and back. Maps count in centimetres, pictures in pixels of the page. */

export type Place = { x: number; y: number }
type Sides = Pick<SceneMap, 'width' | 'height'>

/** How a map lies in its picture: pixels for each centimetre, and where its upper left corner is. */
export type Fit = { scale: number; left: number; top: number }

/** Pixels around a map, so that a name at its edge can be read. */
const edge = 16

/** The largest picture of a map within these sides, in their middle. */
export const fitInto = (map: Sides, picture: Sides): Fit => {
  const scale = Math.max(0, Math.min((picture.width - 2 * edge) / map.width, (picture.height - 2 * edge) / map.height))
  return { scale, left: (picture.width - map.width * scale) / 2, top: (picture.height - map.height * scale) / 2 }
}

export const onPicture = ({ x, y }: Place, { scale, left, top }: Fit): Place => ({
  x: left + x * scale,
  y: top + y * scale
})

/** Centimetres that places are rounded to. */
const grid = 10

/** The nearest place of the grid within a map. */
export const within = ({ x, y }: Place, { width, height }: Sides): Place => {
  const keep = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value / grid) * grid))
  return { x: keep(x, width), y: keep(y, height) }
}

export const onMap = ({ x, y }: Place, { scale, left, top }: Fit): Place =>
  scale === 0 ? { x: 0, y: 0 } : { x: (x - left) / scale, y: (y - top) / scale }

/** Pixels around a point that count as the point: half of the width that a finger needs. */
const reach = 22

/** The nearest point below a place of the picture; of equal ones the last, which is drawn on top. -1 for none. */
export const pointAt = (points: readonly Place[], place: Place, fit: Fit): number => {
  let found = -1
  let least = reach
  for (const [index, point] of points.entries()) {
    const { x, y } = onPicture(point, fit)
    const distance = Math.hypot(x - place.x, y - place.y)
    if (distance > least) continue
    least = distance
    found = index
  }
  return found
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/** Where a key moves a point: ten centimetres, or a metre with Shift. Undefined for keys that move nothing. */
export const movedByKey = (point: Place, key: string, far: boolean, map: Sides): Place | undefined => {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return undefined
  const length = far ? 100 : grid
  return within({ x: point.x + step[0] * length, y: point.y + step[1] * length }, map)
}
