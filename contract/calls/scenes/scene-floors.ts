import * as v from 'valibot'
import { boundedList, boundedString, text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { centimetres, emptySheet, type SceneMap, sceneMap } from './scene-map.ts'

/* Pure: floors with their points of delivery, and the faults that floors can have. */

/** The kinds of points that can be a robot's target. */
export const pointKinds = ['table', 'room', 'desk', 'dock', 'elevator'] as const
export type PointKind = (typeof pointKinds)[number]

export const targetName = text(limits.sceneNameMaxLength)

export const targetPoint = v.object({
  name: targetName,
  kind: v.picklist(pointKinds),
  x: centimetres,
  y: centimetres,
  /** Where a robot looks when it stands there: degrees, clockwise from the top of the map. */
  direction: v.pipe(v.number(), v.integer(), v.minValue(0, 'at least 0'), v.maxValue(359, 'at most 359'))
})
export type TargetPoint = v.InferOutput<typeof targetPoint>

/** A floor as the cloud keeps it. */
export const sceneFloor = v.object({
  /** Below the ground floor it is negative. */
  floorId: v.number(),
  serviceDeskId: v.nullable(v.number()),
  map: v.nullable(sceneMap),
  points: v.array(targetPoint)
})
export type SceneFloor = v.InferOutput<typeof sceneFloor>

/** A floor as a person writes it. Ids travel as they were typed, because a wrong one has a code of its own (docs/requirements.md §8). */
export const writtenFloor = v.object({
  floorId: boundedString(limits.floorIdMaxLength),
  /** Empty for none. */
  serviceDeskId: boundedString(limits.serviceDeskIdMaxLength),
  /** The text of a map's file, as `readSceneMap` takes it; null without a map. */
  mapFile: v.nullable(boundedString(limits.sceneMapMaxLength)),
  points: boundedList(targetPoint, limits.scenePointsMax)
})
export type WrittenFloor = v.InferOutput<typeof writtenFloor>

/** Whether a text is the id of a floor: at most three digits, with a minus sign below the ground. */
export const isFloorId = (typed: string): boolean => /^(?:0|-?[1-9]\d{0,2})$/.test(typed)

export const isServiceDeskId = (typed: string): boolean => /^\d{1,6}$/.test(typed)

/** Names of places are the same in capitals and small letters. */
const sameName = (name: string): string => name.trim().toLowerCase()

/** The places in a list of names that an earlier one has too. */
export const repeatedNames = (names: readonly string[]): number[] => {
  const before = new Set<string>()
  return names.flatMap((name, place) => {
    const same = sameName(name)
    if (same === '') return []
    if (before.has(same)) return [place]
    before.add(same)
    return []
  })
}

/** The points that lie outside of a floor's map, or of the empty sheet where it has none. */
export const pointsOutside = <Point extends { x: number; y: number }>(
  points: readonly Point[],
  map: SceneMap | null
): Point[] => {
  const { width, height } = map ?? emptySheet
  return points.filter(({ x, y }) => x > width || y > height)
}
