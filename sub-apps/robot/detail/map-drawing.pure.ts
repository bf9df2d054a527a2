import type { ShownFloor } from '#contract/calls/scenes/robot-places.ts'
import type { PointKind } from '#contract/calls/scenes/scene-floors.ts'
import { emptySheet } from '#contract/calls/scenes/scene-map.ts'
import {
  around,
  type Box,
  besidePoint,
  createLabels,
  inRoom,
  type Label,
  pointRadius,
  type Spot
} from './map-labels.pure.ts'

/* Pure: a floor as a picture. Maps count in centimetres, pictures in pixels of the page. */

type DrawnPoint = { name: string; corners: string }

export type Drawing = {
  width: number
  height: number
  /** The floor's outline. */
  sheet: Box
  rooms: Box[]
  /** The path of all walls. */
  walls: string
  points: DrawnPoint[]
  /** The names of points and rooms that have room. */
  names: Label[]
  /** Where a place of the map is on the picture. */
  at: (place: Spot) => Spot
}

/** Pixels around a floor. */
const edge = 12
/** A floor is not drawn higher than this. */
const heightMax = 440

/** Corners of the mark of each kind, so that no two kinds differ by colour alone. A table is nearly round. */
const cornersOf: Readonly<Record<PointKind, number>> = { table: 16, room: 4, desk: 3, dock: 6, elevator: 5 }

const tenths = (value: number): number => Math.round(value * 10) / 10

const markOf = (kind: PointKind, { x, y }: Spot): string => {
  const count = cornersOf[kind]
  return Array.from({ length: count }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / count - (count === 4 ? Math.PI / 4 : Math.PI / 2)
    return `${tenths(x + pointRadius * Math.cos(angle))},${tenths(y + pointRadius * Math.sin(angle))}`
  }).join(' ')
}

const written = ({ x, y }: Spot): string => `${tenths(x)} ${tenths(y)}`

/** A floor as large as a width in pixels allows. Names that have no room are left out. */
export const drawFloor = ({ map, points }: Pick<ShownFloor, 'map' | 'points'>, pageWidth: number): Drawing => {
  const floor = map ?? emptySheet
  const scale = Math.min(Math.max(pageWidth - 2 * edge, 0) / floor.width, (heightMax - 2 * edge) / floor.height)
  const at = ({ x, y }: Spot): Spot => ({ x: edge + x * scale, y: edge + y * scale })
  const sheet = { ...at({ x: 0, y: 0 }), width: floor.width * scale, height: floor.height * scale }
  const picture = { x: 0, y: 0, width: sheet.width + 2 * edge, height: sheet.height + 2 * edge }
  const rooms = floor.rooms.map(room => ({ ...at(room), width: room.width * scale, height: room.height * scale }))
  const lines = floor.walls.map(({ fromX, fromY, toX, toY }) => ({
    from: at({ x: fromX, y: fromY }),
    to: at({ x: toX, y: toY })
  }))
  const take = createLabels(
    points.map(point => around(at(point))),
    lines
  )
  const names = [
    ...points.map(point => take(besidePoint(point.name, at(point)), picture)),
    ...rooms.map((box, index) => take(inRoom(floor.rooms[index]?.name ?? '', box), box))
  ]
  return {
    width: picture.width,
    height: picture.height,
    sheet,
    rooms,
    walls: lines.map(({ from, to }) => `M${written(from)}L${written(to)}`).join(''),
    points: points.map(point => ({ name: point.name, corners: markOf(point.kind, at(point)) })),
    names: names.filter(it => it !== undefined),
    at
  }
}

/** The angle nearest to the one before that looks in a direction: a marker turns the short way. In degrees, below 0 and over 360 too. */
export const turnedTo = (before: number, direction: number): number =>
  before + ((((direction - before + 180) % 360) + 360) % 360) - 180
