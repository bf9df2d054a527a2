import { expect, test } from '@playwright/test'
import { emptySheet, readSceneMap } from '#contract/calls/scenes/scene-map.ts'
import { mergedOf } from '../../../packages/kit/conflict.pure.ts'
import {
  draftOf,
  type FloorDraft,
  problemsOf,
  type SceneDraft,
  withNewFloor,
  withNewPoint,
  withPoint,
  writtenOf
} from '../../../sub-apps/resourceweb/scenes/editor/draft.pure.ts'
import { createEditorState } from '../../../sub-apps/resourceweb/scenes/editor/editor-state.pure.ts'
import {
  changed,
  ended,
  type History,
  historyOf,
  redone,
  stepsMax,
  undone
} from '../../../sub-apps/resourceweb/scenes/editor/history.pure.ts'
import {
  fitInto,
  movedByKey,
  onMap,
  onPicture,
  pointAt,
  within
} from '../../../sub-apps/resourceweb/scenes/editor/places.pure.ts'
import { draftOfEdit, editOf } from '../../../sub-apps/resourceweb/scenes/editor/scene-edit.pure.ts'

/* The decisions of the settings of a scene, tested without a browser. */

type Step = 'undo' | 'redo' | 'end' | [state: string, kind?: string]
const play = (steps: readonly Step[]): History<string> =>
  steps.reduce((history: History<string>, step) => {
    if (step === 'undo') return undone(history)
    if (step === 'redo') return redone(history)
    return step === 'end' ? ended(history) : changed(history, step[0], step[1])
  }, historyOf('start'))

const histories: [what: string, steps: Step[], present: string, past: string[], future: string[]][] = [
  ['nothing to undo', ['undo', 'redo'], 'start', [], []],
  ['one change', [['a']], 'a', ['start'], []],
  ['a change that is undone', [['a'], 'undo'], 'start', [], ['a']],
  ['a change that is done again', [['a'], ['b'], 'undo', 'undo', 'redo'], 'a', ['start'], ['b']],
  ['a change after an undo', [['a'], 'undo', ['b'], 'redo'], 'b', ['start'], []],
  ['the moves of one drag', [['a', 'move'], ['b', 'move'], ['c', 'move'], 'undo'], 'start', [], ['c']],
  ['two drags', [['a', 'move'], 'end', ['b', 'move'], 'undo'], 'a', ['start'], ['b']],
  ['letters of two fields', [['a', 'x'], ['b', 'y'], 'undo'], 'a', ['start'], ['b']],
  ['a drag after an undo', [['a', 'move'], 'undo', ['b', 'move'], 'undo'], 'start', [], ['b']],
  ['a change to the same', [['start']], 'start', [], []]
]
for (const [what, steps, present, past, future] of histories)
  test(`the history keeps ${what}`, () => {
    expect(play(steps)).toMatchObject({ present, past, future })
  })

test('the history forgets the oldest steps', () => {
  const { past } = play(Array.from({ length: stepsMax + 5 }, (_, index): Step => [String(index)]))
  expect([past.length, past[0]]).toEqual([stepsMax, '4'])
})

const map = { width: 1_000, height: 500 }
const fit = fitInto(map, { width: 532, height: 400 })

test('a map is as large as its picture allows, in the middle', () => {
  expect(fit).toEqual({ scale: 0.5, left: 16, top: 75 })
  expect(fitInto(map, { width: 0, height: 0 }).scale).toBe(0)
  expect(onPicture({ x: 100, y: 100 }, fit)).toEqual({ x: 66, y: 125 })
  expect(onMap({ x: 66, y: 125 }, fit)).toEqual({ x: 100, y: 100 })
})

const points = [
  { x: 100, y: 100 },
  { x: 120, y: 100 },
  { x: 120, y: 100 }
]
const hits: [what: string, place: { x: number; y: number }, point: number][] = [
  ['the nearest point', { x: 60, y: 125 }, 0],
  ['the upper one of two in one place', { x: 80, y: 125 }, 2],
  ['a point that a finger just reaches', { x: 44, y: 125 }, 0],
  ['nothing beside a point', { x: 43, y: 125 }, -1]
]
for (const [what, place, point] of hits)
  test(`a press finds ${what}`, () => {
    expect(pointAt(points, place, fit)).toBe(point)
  })

const keys: [key: string, far: boolean, from: [number, number], to: [number, number] | undefined][] = [
  ['ArrowLeft', false, [100, 100], [90, 100]],
  ['ArrowRight', false, [100, 100], [110, 100]],
  ['ArrowUp', false, [100, 100], [100, 90]],
  ['ArrowDown', true, [100, 100], [100, 200]],
  ['ArrowDown', true, [100, 450], [100, 500]],
  ['ArrowLeft', true, [50, 100], [0, 100]],
  ['ArrowRight', false, [104, 100], [110, 100]],
  ['Home', false, [100, 100], undefined],
  ['toString', false, [100, 100], undefined]
]
for (const [key, far, [x, y], to] of keys)
  test(`${far ? 'Shift ' : ''}${key} moves a point from ${x}, ${y} to ${to?.join(', ') ?? 'nowhere else'}`, () => {
    expect(movedByKey({ x, y }, key, far, map)).toEqual(to && { x: to[0], y: to[1] })
  })

test('a place is kept within its map and on the grid', () => {
  expect(within({ x: -20, y: 503 }, map)).toEqual({ x: 0, y: 500 })
  expect(within({ x: 14, y: 15 }, map)).toEqual({ x: 10, y: 20 })
})

const floorOf = (change: Partial<FloorDraft> = {}): FloorDraft => ({
  floorId: '1',
  serviceDeskId: '',
  map: null,
  points: [],
  ...change
})
const point = (name: string, x = 100) => ({ name, kind: 'table', x, y: 100, direction: 0 }) as const
const sceneOf = (...floors: FloorDraft[]): SceneDraft => ({ name: 'Scene', floors })

const drafts: [what: string, draft: SceneDraft, problems: object[]][] = [
  ['nothing of a sound scene', sceneOf(floorOf({ points: [point('A'), point('B')] }), floorOf({ floorId: '-1' })), []],
  ['a blank name', { name: ' ', floors: [] }, [{ kind: 'name' }]],
  ['a floor without a number', sceneOf(floorOf({ floorId: 'B1' })), [{ kind: 'floorId', floor: 0 }]],
  ['a floor with too large a number', sceneOf(floorOf({ floorId: '1000' })), [{ kind: 'floorId', floor: 0 }]],
  ['two floors of one number', sceneOf(floorOf(), floorOf({ floorId: ' 1' })), [{ kind: 'floorTwice', floor: 1 }]],
  ['a desk without a number', sceneOf(floorOf({ serviceDeskId: 'x' })), [{ kind: 'serviceDeskId', floor: 0 }]],
  ['a point outside', sceneOf(floorOf({ points: [point('A', 2_001)] })), [{ kind: 'outside', floor: 0 }]],
  ['a point without a name', sceneOf(floorOf({ points: [point(' ')] })), [{ kind: 'pointBlank', floor: 0, point: 0 }]],
  [
    'a name that a point before has',
    sceneOf(floorOf({ points: [point('A'), point(' a ')] })),
    [{ kind: 'pointTwice', floor: 0, point: 1 }]
  ]
]
for (const [what, draft, problems] of drafts)
  test(`settings complain of ${what}`, () => {
    expect(problemsOf(draft)).toEqual(problems)
  })

test('a new floor and a new point get a number that is free', () => {
  const scene = withNewFloor(withNewFloor(sceneOf(floorOf({ floorId: '2' }))))
  expect(scene.floors.map(({ floorId }) => floorId)).toEqual(['2', '1', '3'])
  const add = (draft: SceneDraft) => withNewPoint(draft, 1, { kind: 'desk', word: 'Desk', place: { x: 1, y: 2 } })
  const more = add(withPoint(add(add(scene)), 1, 0, { name: 'DESK 3' }))
  expect(more.floors[1]?.points.map(({ name }) => name)).toEqual(['DESK 3', 'Desk 2', 'Desk 1'])
})

test('what was loaded is what is saved', () => {
  const floors = [{ floorId: -1, serviceDeskId: 7, map: { ...emptySheet }, points: [point('A')] }]
  const scene = { name: 'Scene', floors } as unknown as Parameters<typeof draftOf>[0]
  const written = writtenOf(draftOf(scene))
  expect(written).toMatchObject({
    name: 'Scene',
    floors: [{ floorId: '-1', serviceDeskId: '7', points: [point('A')] }]
  })
  expect(readSceneMap(written.floors[0]?.mapFile ?? '')).toEqual(emptySheet)
})

const detailOf = (floorIds: readonly number[]) =>
  ({
    name: 'Scene',
    floors: floorIds.map(floorId => ({ floorId, serviceDeskId: null, map: null, points: [point('A')] }))
  }) as unknown as Parameters<typeof createEditorState>[0]

test('the moves of one drag are undone together, and an undone scene has nothing to save', () => {
  const told: boolean[] = []
  const state = createEditorState(detailOf([1]), isUnsaved => told.push(isUnsaved))
  for (const x of [110, 120, 130]) state.movePoint(0, { x, y: 100 })
  state.endMove()
  state.movePoint(0, { x: 140, y: 100 })
  expect(state.floor()?.points[0]?.x).toBe(140)
  state.undo()
  expect(state.floor()?.points[0]?.x).toBe(130)
  state.undo()
  expect([state.floor()?.points[0]?.x, state.canUndo(), state.canRedo()]).toEqual([100, false, true])
  expect([told[0], told.at(-1)]).toEqual([true, false])
})

test('what is changed while a scene is being saved is still to be saved', () => {
  const told: boolean[] = []
  const state = createEditorState(detailOf([1]), isUnsaved => told.push(isUnsaved))
  state.rename('Sent')
  const sent = state.draft()
  state.rename('Later')
  state.markSaved(sent)
  expect(told.at(-1)).toBe(true)
  state.markSaved(state.draft())
  expect(told.at(-1)).toBe(false)
})

test('a floor and a point that are gone are not looked at any longer', () => {
  const state = createEditorState(detailOf([1, 2]), () => undefined)
  state.chooseFloor(1)
  state.select(0)
  state.addPoint('dock', 'Dock')
  expect([state.selected(), state.floor()?.points[1]]).toMatchObject([1, { name: 'Dock 1', x: 1_000, y: 750 }])
  state.removePoint(1)
  expect(state.selected()).toBe(-1)
  state.removeFloor()
  expect([state.floorIndex(), state.floor()?.floorId]).toEqual([0, '1'])
  state.removeFloor()
  expect(state.floor()).toBeUndefined()
  state.addPoint('dock', 'Dock')
  state.undo()
  expect(state.floor()?.floorId).toBe('1')
})

test('what is wrong is brought on screen', () => {
  const state = createEditorState(detailOf([1, 2]), () => undefined)
  state.show({ kind: 'pointTwice', floor: 1, point: 0 })
  expect([state.floorIndex(), state.selected()]).toEqual([1, 0])
  state.show({ kind: 'name' })
  expect([state.floorIndex(), state.selected()]).toEqual([1, -1])
})

const begun = editOf(sceneOf(floorOf(), floorOf({ floorId: '2' })))
const merges: [what: string, mine: SceneDraft, theirs: SceneDraft, kept: string[], floors: string[]][] = [
  [
    'a floor of each',
    sceneOf(floorOf(), floorOf({ floorId: '3' })),
    sceneOf(floorOf({ floorId: '4' })),
    ['floor 3'],
    ['4', '3']
  ],
  ['a removed floor', sceneOf(floorOf()), sceneOf(floorOf(), floorOf({ floorId: '2' })), ['floor 2'], ['1']],
  ['their floors alone', sceneOf(floorOf()), sceneOf(floorOf({ floorId: '2' })), [], ['2']]
]
for (const [what, mine, theirs, kept, floors] of merges)
  test(`of two people’s scenes ${what} can be kept`, () => {
    const merged = draftOfEdit(mergedOf(editOf(mine, begun), editOf(theirs), kept))
    expect(merged.floors.map(({ floorId }) => floorId)).toEqual(floors)
  })

test('two floors with the same values are the same, in whatever order the values stand', () => {
  const [added] = withNewFloor(sceneOf()).floors
  expect(JSON.stringify(editOf(sceneOf(floorOf())))).toBe(JSON.stringify(editOf(sceneOf(added ?? floorOf()))))
})

test('a scene that two people’s values are put together in can be undone', () => {
  const state = createEditorState(detailOf([1]), () => undefined)
  state.rename('Mine')
  state.take({ name: 'Theirs', floors: [] })
  state.undo()
  expect([state.draft().name, state.draft().floors.length]).toEqual(['Mine', 1])
})
