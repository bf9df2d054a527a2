import {
  isFloorId,
  isServiceDeskId,
  type PointKind,
  pointsOutside,
  repeatedNames,
  type TargetPoint
} from '#contract/calls/scenes/scene-floors.ts'
import { emptySheet, type SceneMap } from '#contract/calls/scenes/scene-map.ts'
import type { SceneDetail } from '#contract/calls/scenes/scenes.ts'
import type { Place } from './places.pure.ts'

/* Pure: a scene as its settings hold it. */

export type FloorDraft = {
  floorId: string
  serviceDeskId: string
  map: SceneMap | null
  points: readonly TargetPoint[]
}
export type SceneDraft = { name: string; floors: readonly FloorDraft[] }

export const draftOf = ({ name, floors }: SceneDetail): SceneDraft => ({
  name,
  floors: floors.map(({ floorId, serviceDeskId, ...rest }) => ({
    ...rest,
    floorId: String(floorId),
    serviceDeskId: serviceDeskId === null ? '' : String(serviceDeskId)
  }))
})

/** A draft as the cloud takes it. */
export const writtenOf = ({ name, floors }: SceneDraft) => ({
  name: name.trim(),
  floors: floors.map(({ floorId, serviceDeskId, map, points }) => ({
    floorId: floorId.trim(),
    serviceDeskId: serviceDeskId.trim(),
    mapFile: map === null ? null : JSON.stringify(map),
    points: [...points]
  }))
})

export type Problem =
  | { kind: 'name' }
  | { kind: 'floorId' | 'floorTwice' | 'serviceDeskId' | 'outside'; floor: number }
  | { kind: 'pointBlank' | 'pointTwice'; floor: number; point: number }

const problemsOfFloor = ({ floorId, serviceDeskId, map, points }: FloorDraft, floor: number): Problem[] => {
  const found: Problem[] = []
  if (!isFloorId(floorId.trim())) found.push({ kind: 'floorId', floor })
  if (serviceDeskId.trim() !== '' && !isServiceDeskId(serviceDeskId.trim()))
    found.push({ kind: 'serviceDeskId', floor })
  if (pointsOutside(points, map).length > 0) found.push({ kind: 'outside', floor })
  const blank = points.findIndex(({ name }) => name.trim() === '')
  if (blank !== -1) found.push({ kind: 'pointBlank', floor, point: blank })
  for (const point of repeatedNames(points.map(({ name }) => name))) found.push({ kind: 'pointTwice', floor, point })
  return found
}

/** The problems of a draft, from the top of its page to the bottom. */
export const problemsOf = ({ name, floors }: SceneDraft): Problem[] => {
  const ids = floors.map(({ floorId }) => floorId.trim())
  const twice = ids.flatMap((id, floor): Problem[] => (ids.indexOf(id) < floor ? [{ kind: 'floorTwice', floor }] : []))
  return [...(name.trim() === '' ? [{ kind: 'name' } as const] : []), ...floors.flatMap(problemsOfFloor), ...twice]
}

const replaced = <Item>(list: readonly Item[], index: number, change: (item: Item) => Item): readonly Item[] =>
  list.map((item, place) => (place === index ? change(item) : item))

export const withFloor = (draft: SceneDraft, floor: number, change: Partial<FloorDraft>): SceneDraft => ({
  ...draft,
  floors: replaced(draft.floors, floor, it => ({ ...it, ...change }))
})

export const withPoint = (
  draft: SceneDraft,
  floor: number,
  point: number,
  change: Partial<TargetPoint>
): SceneDraft => ({
  ...draft,
  floors: replaced(draft.floors, floor, it => ({
    ...it,
    points: replaced(it.points, point, one => ({ ...one, ...change }))
  }))
})

/** The first number from 1 on that is not taken. */
const firstFree = (isTaken: (number: number) => boolean): number => {
  let number = 1
  while (isTaken(number)) number += 1
  return number
}

/** One more floor, with the lowest number from 1 on that none has. */
export const withNewFloor = (draft: SceneDraft): SceneDraft => {
  const ids = new Set(draft.floors.map(({ floorId }) => floorId.trim()))
  const floorId = String(firstFree(number => ids.has(String(number))))
  return { ...draft, floors: [...draft.floors, { floorId, serviceDeskId: '', map: null, points: [] }] }
}

/** One more point at a place, with a name that no other point of the floor has. */
export const withNewPoint = (
  draft: SceneDraft,
  floor: number,
  { kind, word, place }: { kind: PointKind; word: string; place: Place }
): SceneDraft => {
  const points = draft.floors[floor]?.points ?? []
  const names = new Set(points.map(({ name }) => name.trim().toLowerCase()))
  const number = firstFree(it => names.has(`${word} ${it}`.toLowerCase()))
  return withFloor(draft, floor, {
    points: [...points, { name: `${word} ${number}`, kind, direction: 0, ...place }]
  })
}

/** The map of a floor, or the empty sheet that stands for it. */
export const mapOf = ({ map }: FloorDraft): SceneMap => map ?? emptySheet
