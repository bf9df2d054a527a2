import type { FloorDraft, SceneDraft } from './draft.pure.ts'

/* Pure: a scene as the fields that two people may have changed, one for each floor. */

/** Undefined for a floor that is no longer there. */
export type SceneEdit = { name: string; [floor: `floor ${string}`]: FloorDraft | undefined }

/** With the names of its values in one order, so that two floors of the same values are the same. */
const inOneOrder = ({ floorId, serviceDeskId, map, points }: FloorDraft): FloorDraft => ({
  floorId,
  serviceDeskId,
  map,
  points: points.map(({ name, kind, x, y, direction }) => ({ name, kind, x, y, direction }))
})

/** @param begun the scene that the draft began with: a floor of it that is removed is a change too */
export const editOf = ({ name, floors }: SceneDraft, begun?: SceneEdit): SceneEdit => ({
  ...Object.fromEntries(Object.keys(begun ?? {}).map(key => [key, undefined])),
  ...Object.fromEntries(floors.map(floor => [`floor ${floor.floorId.trim()}`, inOneOrder(floor)])),
  name
})

export const draftOfEdit = ({ name, ...floors }: SceneEdit): SceneDraft => ({
  name,
  floors: Object.values(floors).filter(it => it !== undefined)
})
