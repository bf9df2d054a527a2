import {
  isFloorId,
  isServiceDeskId,
  pointsOutside,
  repeatedNames,
  type SceneFloor,
  type WrittenFloor
} from '#contract/calls/scenes/scene-floors.ts'
import { readSceneMap } from '#contract/calls/scenes/scene-map.ts'
import { type Code, codes } from '#contract/codes.ts'
import type { FieldProblem } from '#contract/envelope.ts'

/** Either the floors as they are kept, or why they are refused. */
export type ValidatedFloors = { floors: SceneFloor[] } | { code: Code; problems: FieldProblem[] }

const refused = (code: Code, field: string, reason: string): ValidatedFloors => ({
  code,
  problems: [{ field, reason }]
})

/** The first thing that is wrong with a floor, or the floor. */
const validateFloor = (floor: WrittenFloor, place: number): ValidatedFloors => {
  const { floorId, serviceDeskId, mapFile, points } = floor
  const field = (name: string) => `floors.${place}.${name}`
  if (!isFloorId(floorId)) return refused(codes.floorIdNotNumber, field('floorId'), 'a whole number')
  if (serviceDeskId !== '' && !isServiceDeskId(serviceDeskId))
    return refused(codes.serviceDeskIdNotNumber, field('serviceDeskId'), 'a whole number')
  const map = mapFile === null ? null : readSceneMap(mapFile)
  if (map === undefined) return refused(codes.mapFileWrong, field('mapFile'), 'is no map of a floor')
  if (pointsOutside(points, map).length > 0)
    return refused(codes.mapFileWrong, field('mapFile'), 'has no room for all points')
  const [repeated] = repeatedNames(points.map(({ name }) => name))
  if (repeated !== undefined)
    return refused(codes.pointNamesTwice, field(`points.${repeated}.name`), 'is the name of another point')
  return {
    floors: [
      { floorId: Number(floorId), serviceDeskId: serviceDeskId === '' ? null : Number(serviceDeskId), map, points }
    ]
  }
}

/** Reads floors as they were written, and stops at the first thing that is wrong with them. */
export const validateFloors = (written: readonly WrittenFloor[]): ValidatedFloors => {
  const floors: SceneFloor[] = []
  for (const [place, floor] of written.entries()) {
    const validated = validateFloor(floor, place)
    if ('code' in validated) return validated
    floors.push(...validated.floors)
  }
  const ids = floors.map(({ floorId }) => floorId)
  const twice = ids.findIndex((floorId, place) => ids.indexOf(floorId) !== place)
  return twice === -1
    ? { floors }
    : refused(codes.recordExists, `floors.${twice}.floorId`, 'is the id of another floor')
}
