import { expect, test } from '@playwright/test'
import type { TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'
import { type Drawing, drawFloor, turnedTo } from '../../../sub-apps/robot/detail/map-drawing.pure.ts'
import { isFresh, nearestPoint } from '../../../sub-apps/robot/detail/whereabouts.pure.ts'

/* A robot on the map of its scene: the drawing, and the words about its place. */

const point = (name: string, x: number, y: number, kind: TargetPoint['kind'] = 'table'): TargetPoint => ({
  name,
  kind,
  x,
  y,
  direction: 0
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
const draw = (points: TargetPoint[], pageWidth = 424): Drawing => drawFloor({ map, points }, pageWidth)

const widths: [pageWidth: number, what: string, width: number, height: number][] = [
  [424, 'as wide as the page', 424, 224],
  [10_000, 'not higher than a screen has room', 856, 440],
  [0, 'as nothing where there is no room', 24, 24]
]
for (const [pageWidth, what, width, height] of widths)
  test(`draws a floor on a page of ${pageWidth} pixels ${what}`, () => {
    expect(draw([], pageWidth)).toMatchObject({ width, height, sheet: { x: 12, y: 12 } })
  })

test('draws rooms, walls and the robot at their places, to scale', () => {
  const drawing = draw([])
  expect(drawing.rooms).toEqual([{ x: 12, y: 12, width: 100, height: 200 }])
  expect(drawing.walls).toBe('M112 12L112 212M112 112L412 112')
  expect(drawing.names).toEqual([{ text: 'Kitchen', x: 20, y: 30, anchor: 'start' }])
  expect(drawing.at({ x: 1_500, y: 750 })).toEqual({ x: 312, y: 162 })
})

test('draws a floor without a map as an empty sheet', () => {
  const drawing = drawFloor({ map: null, points: [] }, 424)
  expect([drawing.width, drawing.height, drawing.walls, drawing.rooms]).toEqual([424, 324, '', []])
})

test('gives each kind of point a shape of its own', () => {
  const kinds = ['table', 'room', 'desk', 'dock', 'elevator'] as const
  const { points } = draw(kinds.map(kind => point(kind, 1_000, 250, kind)))
  expect(new Set(points.map(({ corners }) => corners.split(' ').length)).size).toBe(kinds.length)
})

/** Where names stand beside the points that bear them: [0, 18] is below, in the middle. */
type Beside = [name: string, dx: number, dy: number, anchor: string]
const below = (name: string): Beside => [name, 0, 18, 'middle']
const names: [what: string, points: TargetPoint[], labels: Beside[]][] = [
  ['below two that are far', [point('One', 900, 200), point('Two', 1_500, 200)], [below('One'), below('Two')]],
  [
    'below one and above the other of two in one place',
    [point('One', 900, 200), point('Two', 900, 200)],
    [below('One'), ['Two', 0, -9, 'middle']]
  ],
  [
    'beside the third',
    [point('A', 900, 250), point('B', 900, 250), point('Three', 900, 250)],
    [below('A'), ['B', 0, -9, 'middle'], ['Three', 10, 4, 'start']]
  ],
  ['above a wall that lies below', [point('One', 1_000, 450)], [['One', 0, -9, 'middle']]],
  [
    'on the side of a wall where there is room',
    [point('Charging dock', 620, 200)],
    [['Charging dock', 10, 4, 'start']]
  ],
  ['within the picture', [point('Longer', 1_980, 800)], [['Longer', -10, 4, 'end']]],
  ['nowhere, where nothing is free', [point('A name longer than the picture is wide, by far, and more', 900, 200)], []]
]
for (const [what, points, labels] of names)
  test(`writes the names of points where they cover nothing: ${what}`, () => {
    const { names: found, at } = draw(points)
    const beside = found.flatMap(({ text, x, y, anchor }): Beside[] => {
      const of = points.find(({ name }) => name === text)
      if (of === undefined) return []
      const spot = at(of)
      return [[text, Math.round(x - spot.x), Math.round(y - spot.y), anchor]]
    })
    expect(beside).toEqual(labels)
  })

test('keeps away from a wall that lies askew, and not from all that is near its corners', () => {
  const askew = { ...map, rooms: [], walls: [{ fromX: 0, fromY: 0, toX: 2_000, toY: 1_000 }] }
  const anchorsOf = (x: number, y: number) =>
    drawFloor({ map: askew, points: [point('Name', x, y)] }, 424).names.map(({ anchor, y: line }) => [
      anchor,
      line > 12 + y / 5
    ])
  expect(anchorsOf(1_500, 200)).toEqual([['middle', true]])
  expect(anchorsOf(1_000, 450)).toEqual([['middle', false]])
})

test('leaves out the name of a room that is too small for it', () => {
  expect(draw([], 160).names).toEqual([])
})

test('a name in characters of East Asia needs more room', () => {
  const places = (name: string) => draw([point('x', 1_200, 200), point(name, 1_000, 200)]).names[1]?.y
  expect(places('abcdefg')).toBe(70)
  expect(places('包间包间包间包')).toBe(43)
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
