import type { PointKind, TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import type { SceneDetail } from '#contract/calls/scenes/scenes.ts'
import {
  draftOf,
  type FloorDraft,
  mapOf,
  type Problem,
  type SceneDraft,
  withFloor,
  withNewFloor,
  withNewPoint,
  withPoint
} from './draft.pure.ts'
import { changed, ended, historyOf, redone, undone } from './history.pure.ts'
import { type Place, within } from './places.pure.ts'

/* Pure: a scene while somebody changes it. */

export type EditorState = ReturnType<typeof createEditorState>

/**
 * The scene that a person changes, with the floor and the point that they look at.
 * @param tell hears of each change, and whether there is something to save
 */
export const createEditorState = (scene: SceneDetail, tell: (isUnsaved: boolean) => void) => {
  let history = historyOf(draftOf(scene))
  let saved = history.present
  let floorIndex = 0
  let selected = -1

  const draft = (): SceneDraft => history.present
  const floor = (): FloorDraft | undefined => draft().floors[floorIndex]
  const settle = (next: typeof history): void => {
    history = next
    floorIndex = Math.max(0, Math.min(floorIndex, draft().floors.length - 1))
    if (selected >= (floor()?.points.length ?? 0)) selected = -1
    tell(draft() !== saved)
  }
  const change = (next: SceneDraft, kind?: string): void => settle(changed(history, next, kind))
  const changeFloor = (part: Partial<FloorDraft>, kind?: string): void =>
    change(withFloor(draft(), floorIndex, part), kind && `${floorIndex} ${kind}`)
  const changePoint = (point: number, part: Partial<TargetPoint>, kind?: string): void =>
    change(withPoint(draft(), floorIndex, point, part), kind && `${floorIndex} ${point} ${kind}`)
  const look = (at: { floor?: number; point: number }): void => {
    floorIndex = at.floor ?? floorIndex
    selected = at.point
    tell(draft() !== saved)
  }

  return {
    draft,
    floor,
    floorIndex: () => floorIndex,
    /** -1 for none. */
    selected: () => selected,
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    undo: () => settle(undone(history)),
    redo: () => settle(redone(history)),
    select: (point: number) => look({ point }),
    chooseFloor: (index: number) => look({ floor: index, point: -1 }),
    /** Puts another draft in the place of this one, as one step that can be undone. */
    take: (next: SceneDraft) => change(next),
    rename: (name: string) => change({ ...draft(), name }, 'name'),
    changeFloor,
    addFloor: (): void => {
      floorIndex = draft().floors.length
      selected = -1
      change(withNewFloor(draft()))
    },
    removeFloor: () => change({ ...draft(), floors: draft().floors.filter((_, index) => index !== floorIndex) }),
    /** Puts a point into the middle of the map. */
    addPoint: (kind: PointKind, word: string): void => {
      const shown = floor()
      if (shown === undefined) return
      const map = mapOf(shown)
      selected = shown.points.length
      const place = within({ x: map.width / 2, y: map.height / 2 }, map)
      change(withNewPoint(draft(), floorIndex, { kind, word, place }))
    },
    changePoint,
    movePoint: (point: number, place: Place) => changePoint(point, place, 'move'),
    endMove: (): void => {
      history = ended(history)
    },
    removePoint: (point: number) =>
      changeFloor({ points: (floor()?.points ?? []).filter((_, index) => index !== point) }),
    /** Brings the place of a problem on screen. */
    show: (problem: Problem) =>
      look({
        ...(problem.kind === 'name' ? {} : { floor: problem.floor }),
        point: 'point' in problem ? problem.point : -1
      }),
    /** Notes that the cloud keeps the draft that was sent. Later changes are still unsaved. */
    markSaved: (sent: SceneDraft): void => {
      saved = sent
      tell(draft() !== saved)
    }
  }
}
