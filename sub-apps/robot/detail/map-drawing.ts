import type { PointKind } from '#contract/calls/resources/scene-floors.ts'
import { emptySheet } from '#contract/calls/resources/scene-map.ts'
import type { RobotPlace, ShownFloor } from '#contract/calls/robot/places.ts'

/* Pure: a floor as a picture. Maps count in centimetres, pictures in pixels of the page. */

type Spot = { x: number; y: number }
type Box = Spot & { width: number; height: number }

/** `label` is undefined where the name would cover something else. */
type DrawnRoom = Box & { label: string | undefined }
type DrawnPoint = Spot & { name: string; corners: string; isNear: boolean; label: string | undefined }

export type Drawing = {
  width: number
  height: number
  /** The floor's outline. */
  sheet: Box
  rooms: DrawnRoom[]
  /** The path of all walls. */
  walls: string
  points: DrawnPoint[]
  robot: Spot
}

/** Pixels around a floor. */
const edge = 12
/** A floor is not drawn higher than this. */
const heightMax = 440

/** Half of the size of a point's mark, and of a robot's, in pixels. */
const pointRadius = 6
const robotRadius = 18

/** Corners of the mark of each kind, so that no two kinds differ by colour alone. A table is nearly round. */
const cornersOf: Readonly<Record<PointKind, number>> = { table: 16, room: 4, desk: 3, dock: 6, elevator: 5 }

const markOf = (kind: PointKind, { x, y }: Spot): string => {
  const count = cornersOf[kind]
  return Array.from({ length: count }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / count - (count === 4 ? Math.PI / 4 : Math.PI / 2)
    return `${(x + pointRadius * Math.cos(angle)).toFixed(1)},${(y + pointRadius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}

const lineHeight = 15

/** About how wide a text of 12 pixels is. Characters of East Asia are twice as wide as others. */
const widthOf = (text: string): number => [...text].reduce((sum, it) => sum + (it > '\u2e7f' ? 12 : 6.8), 0)

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const around = ({ x, y }: Spot, radius: number): Box => ({
  ...{ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
})

const isInside = (box: Box, outer: Box): boolean =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  box.x + box.width <= outer.x + outer.width &&
  box.y + box.height <= outer.y + outer.height

/** Where the names of rooms and points begin, for whoever draws them. */
export const nameBelow = 18
export const nameInRoom = { x: 8, y: 18 }

/**
 * A floor with a robot on it, as large as a width in pixels allows. A name is left out where it would cover a mark, another name or
 * the edge. The point that the robot is near has its name first.
 */
export const drawFloor = (
  { map, points }: Pick<ShownFloor, 'map' | 'points'>,
  place: Pick<RobotPlace, 'x' | 'y'>,
  near: string | undefined,
  pageWidth: number
): Drawing => {
  const floor = map ?? emptySheet
  const scale = Math.min(Math.max(pageWidth - 2 * edge, 0) / floor.width, (heightMax - 2 * edge) / floor.height)
  const at = ({ x, y }: Spot): Spot => ({ x: edge + x * scale, y: edge + y * scale })
  const sheet = { x: edge, y: edge, width: floor.width * scale, height: floor.height * scale }
  const picture = { x: 0, y: 0, width: sheet.width + 2 * edge, height: sheet.height + 2 * edge }
  const robot = at(place)

  const taken = [around(robot, robotRadius), ...points.map(point => around(at(point), pointRadius))]
  /** Takes the place of a name, where it is free. */
  const label = (name: string, box: Box, outer: Box): string | undefined => {
    if (!isInside(box, outer) || taken.some(other => overlap(box, other))) return undefined
    taken.push(box)
    return name
  }
  const labelOf = (name: string, point: Spot): string | undefined => {
    const [{ x, y }, width] = [at(point), widthOf(name)]
    return label(name, { x: x - width / 2, y: y + pointRadius, width, height: lineHeight }, picture)
  }
  const labels = new Map<string, string | undefined>()
  for (const point of points.toSorted((one, other) => Number(other.name === near) - Number(one.name === near)))
    labels.set(point.name, labelOf(point.name, point))

  const rooms = floor.rooms.map(room => {
    const box = { ...at(room), width: room.width * scale, height: room.height * scale }
    const name = { x: box.x + nameInRoom.x, y: box.y + 4, width: widthOf(room.name), height: lineHeight }
    return { ...box, label: label(room.name, name, box) }
  })
  const lineOf = (one: Spot, other: Spot): string => {
    const [from, to] = [at(one), at(other)]
    return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
  }
  return {
    width: picture.width,
    height: picture.height,
    sheet,
    rooms,
    walls: floor.walls.map(({ fromX, fromY, toX, toY }) => lineOf({ x: fromX, y: fromY }, { x: toX, y: toY })).join(''),
    points: points.map(point => {
      const spot = at(point)
      const { name, kind } = point
      return { ...spot, name, corners: markOf(kind, spot), isNear: name === near, label: labels.get(name) }
    }),
    robot
  }
}

/** The angle nearest to the one before that looks in a direction: a marker turns the short way. In degrees, below 0 and over 360 too. */
export const turnedTo = (before: number, direction: number): number =>
  before + ((((direction - before + 180) % 360) + 360) % 360) - 180
