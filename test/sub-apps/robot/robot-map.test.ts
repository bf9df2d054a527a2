import { expect, test } from '@playwright/test'
import type { TargetPoint } from '#contract/calls/resources/scene-floors.ts'
import type { SceneMap } from '#contract/calls/resources/scene-map.ts'
import { type Drawing, drawFloor, turnedTo } from '../../../sub-apps/robot/detail/map-drawing.ts'
import { isFresh, nearestPoint } from '../../../sub-apps/robot/detail/whereabouts.ts'

/* A robot on the map of its scene: what is drawn, and what is said. */

const point = (name: string, x: number, y: number, kind: TargetPoint['kind'] = 'table'): TargetPoint => ({
  ...{ name, kind, x, y, direction: 0 }
})
const map: SceneMap = {
  width: 2_000,
  height: 1_000,
  walls: [
    { fromX: 500, fromY: 0, toX: 500, toY: 1_000 },
    { fromX: 500, fromY: 500, toX: 2_000, toY: 500 }
  ],
  rooms: [{ name: 'Kitchen', x: 0, y: 0, width: 500, height: 1_000 }]
}
const away = { x: 2_000, y: 1_000 }
const draw = (points: TargetPoint[], pageWidth: number, near?: string, place = away): Drawing =>
  drawFloor({ map, points }, place, near, pageWidth)
const labelsOf = ({ points }: Drawing) => points.flatMap(({ label }) => label ?? [])

const widths: [pageWidth: number, what: string, width: number, height: number][] = [
  [424, 'as wide as the page', 424, 224],
  [10_000, 'not higher than a screen has room', 856, 440],
  [0, 'as nothing where there is no room', 24, 24]
]
for (const [pageWidth, what, width, height] of widths)
  test(`draws a floor on a page of ${pageWidth} pixels ${what}`, () => {
    expect(draw([], pageWidth)).toMatchObject({ width, height, sheet: { x: 12, y: 12 } })
  })

test('draws rooms, walls, points and the robot at their places, to scale', () => {
  const drawing = draw([point('Table 1', 1_000, 250)], 424, undefined, { x: 1_500, y: 750 })
  expect(drawing.rooms).toEqual([{ x: 12, y: 12, width: 100, height: 200, label: 'Kitchen' }])
  expect(drawing.walls).toBe('M112.0 12.0L112.0 212.0M112.0 112.0L412.0 112.0')
  expect(drawing.points[0]).toMatchObject({ x: 212, y: 62, name: 'Table 1', label: 'Table 1', isNear: false })
  expect(drawing.robot).toEqual({ x: 312, y: 162 })
})

test('draws a floor without a map as an empty sheet', () => {
  const drawing = drawFloor({ map: null, points: [] }, { x: 0, y: 0 }, undefined, 424)
  expect([drawing.width, drawing.height, drawing.walls, drawing.rooms]).toEqual([424, 324, '', []])
})

test('gives each kind of point a shape of its own', () => {
  const kinds = ['table', 'room', 'desk', 'dock', 'elevator'] as const
  const shapes = draw(
    kinds.map(kind => point(kind, 1_000, 250, kind)),
    424
  ).points.map(({ corners }) => corners.split(' ').length)
  expect(new Set(shapes).size).toBe(kinds.length)
})

const names: [what: string, points: TargetPoint[], near: string | undefined, labels: string[]][] = [
  ['both of two that are far', [point('One', 700, 200), point('Two', 1_500, 200)], undefined, ['One', 'Two']],
  ['the first of two in one place', [point('One', 700, 200), point('Two', 710, 200)], undefined, ['One']],
  ['the near one of two in one place', [point('One', 700, 200), point('Two', 710, 200)], 'Two', ['Two']],
  ['none that would leave the picture', [point('A rather long name', 20, 200)], undefined, []],
  ['none below the robot', [point('One', 2_000, 950)], 'One', []]
]
for (const [what, points, near, labels] of names)
  test(`writes the names of points where they cover nothing: ${what}`, () => {
    expect(labelsOf(draw(points, 424, near))).toEqual(labels)
  })

test('leaves out the name of a room that is too small for it', () => {
  expect(draw([], 160).rooms[0]?.label).toBeUndefined()
})

test('a name in characters of East Asia needs more room', () => {
  const beside = (name: string) => labelsOf(draw([point(name, 1_000, 200), point('x', 1_200, 200)], 424))
  expect(beside('abcdefg')).toEqual(['abcdefg', 'x'])
  expect(beside('包间包间包间包')).toEqual(['包间包间包间包'])
})

const turns: [before: number, direction: number, after: number][] = [
  [0, 0, 0],
  [0, 90, 90],
  [350, 10, 370],
  [10, 350, -10],
  [370, 20, 380],
  [-10, 340, -20],
  [725, 0, 720]
]
for (const [before, direction, after] of turns)
  test(`a marker at ${before}° that shall look to ${direction}° turns the short way to ${after}°`, () => {
    expect(turnedTo(before, direction)).toBe(after)
  })

const near: [what: string, place: { x: number; y: number }, name: string | undefined][] = [
  ['at a point', { x: 1_000, y: 200 }, 'Table 1'],
  ['between two', { x: 1_000, y: 500 }, 'Dock'],
  ['8 metres away', { x: 200, y: 200 }, 'Table 1'],
  ['farther away than 8 metres', { x: 199, y: 200 }, undefined]
]
for (const [what, place, name] of near)
  test(`a robot ${what} is ${name === undefined ? 'near no point' : `near ${name}`}`, () => {
    expect(nearestPoint([point('Table 1', 1_000, 200), point('Dock', 1_000, 600, 'dock')], place)).toBe(name)
  })

test('on a floor without points a robot is near none', () => {
  expect(nearestPoint([], { x: 0, y: 0 })).toBeUndefined()
})

test('a place is fresh for two minutes, also where the clock of the cloud is ahead', () => {
  expect([-60_000, 0, 119_999, 120_000].map(age => isFresh({ time: 1_000_000 }, 1_000_000 + age))).toEqual([
    ...[true, true, true, false]
  ])
})
