import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { type RobotEvent, reportRobotEvents } from '#contract/calls/robot-reports/report.ts'
import type { RobotState } from '#contract/calls/robots/robots.ts'
import type { SceneOfRobot } from '#contract/calls/scenes/robot-places.ts'
import type { TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import * as limits from '#contract/limits.ts'
import { randomFrom } from '../../../cloud/testing.ts'
import { type Drive, driveRobots, firstDrive, nextDrive } from '../../../scripts/simulate/places.ts'

/* How the robots of `npm run simulate` drive in their scenes. */

const point = (name: string, x: number, y: number, direction = 0): TargetPoint => ({
  name,
  kind: 'table',
  x,
  y,
  direction
})
const points = [point('One', 0, 0, 45), point('Two', 1_000, 0, 90), point('Three', 300, 400, 180)]
const at = (x: number, y: number, goal: TargetPoint | undefined, seconds = 0): Drive => ({
  floorId: 1,
  x,
  y,
  direction: 7,
  goal,
  seconds
})
const random = () => randomFrom('places')

const rows: [what: string, drive: Drive, after: Partial<Drive>][] = [
  ['stands on', at(0, 0, undefined, 3), { x: 0, y: 0, direction: 7, seconds: 2 }],
  ['drives to the right', at(0, 0, points[1]), { x: 80, y: 0, direction: 90 }],
  ['drives to the left', at(1_000, 0, points[0]), { x: 920, y: 0, direction: 270 }],
  ['drives down', at(300, 0, points[2]), { x: 300, y: 80, direction: 180 }],
  ['drives up', at(0, 400, points[0]), { x: 0, y: 320, direction: 0 }],
  ['drives at an angle', at(0, 0, points[2]), { x: 48, y: 64, direction: 143 }],
  ['arrives, and looks as the point says', at(940, 0, points[1]), { x: 1_000, y: 0, direction: 90, goal: undefined }]
]
for (const [what, drive, after] of rows)
  test(`in a second a robot ${what}`, () => {
    expect(nextDrive(drive, points, random())).toMatchObject(after)
  })

test('a robot that stood long enough drives to another point', () => {
  expect(nextDrive(at(0, 0, undefined), points, random()).goal).toMatchObject({
    name: expect.not.stringMatching('One')
  })
})

test('a robot alone with one point stays there', () => {
  expect(nextDrive(at(0, 0, undefined), [point('One', 0, 0)], random())).toEqual(at(0, 0, undefined))
})

test('begins at a point of a floor, and nowhere where no floor has two', () => {
  const floor = (floorId: number, of: TargetPoint[]) => ({ floorId, width: 2_000, height: 1_500, points: of })
  const begun = firstDrive([floor(1, points.slice(0, 1)), floor(2, points)], random())
  expect(begun?.floorId).toBe(2)
  expect(points.map(({ x, y }) => [x, y])).toContainEqual([begun?.x, begun?.y])
  expect(firstDrive([floor(1, points.slice(0, 1))], random())).toBeUndefined()
  expect(firstDrive([], random())).toBeUndefined()
})

const sceneOf = (serial: string, version = 1): SceneOfRobot => ({
  serial,
  sceneId: 1,
  version,
  floors: [{ floorId: 1, width: 2_000, height: 1_500, points }]
})
/** A cloud with robots in one scene, that keeps the reported events. */
const cloudOf = (serials: readonly string[]) => {
  const reports: RobotEvent[][] = []
  let asked = 0
  return {
    reports,
    asked: () => asked,
    robotScenes: async () => {
      asked += 1
      return serials.map(serial => sceneOf(serial))
    },
    report: async (events: readonly RobotEvent[]) => {
      v.parse(reportRobotEvents.body as v.GenericSchema, { events })
      reports.push([...events])
      return events.length
    }
  }
}
const known = (serial: string, online = true, state: RobotState = 'idle') => ({ serial, online, state })
const start = Date.UTC(2026, 2, 12)

test('reports a place each second only of what moves, the same for the same seed, with ids of their own', async () => {
  const played = async (seed: string) => {
    const cloud = cloudOf(['T1', 'T2', 'T3', 'T4'])
    const turn = driveRobots(cloud, seed, [
      known('T1'),
      known('T2', false),
      known('T3', true, 'charging'),
      known('T4', true, 'busy')
    ])
    for (let second = 0; second < 300; second += 1) await turn(start + second * 1_000, [])
    expect(cloud.asked()).toBe(2)
    return cloud.reports.flat()
  }
  const events = await played('1')
  expect(await played('1')).toEqual(events)
  expect(await played('2')).not.toEqual(events)
  expect(new Set(events.map(({ serial }) => serial))).toEqual(new Set(['T1', 'T4']))
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
  // Between two reports of one robot there is a way, of one second at most.
  const places = events.flatMap(event => (event.type === 'place' && event.serial === 'T1' ? [event] : []))
  expect(places.length).toBeGreaterThan(50)
  expect(places.length).toBeLessThan(300)
  for (const [index, place] of places.slice(1).entries()) {
    const way = Math.hypot(place.x - (places[index]?.x ?? 0), place.y - (places[index]?.y ?? 0))
    expect(way).toBeGreaterThan(0)
    expect(way).toBeLessThan(82)
  }
})

test('a robot stops where it charges or has a fault, and drives on after that', async () => {
  const cloud = cloudOf(['T1'])
  const turn = driveRobots(cloud, '1', [known('T1')])
  const state = (now: RobotState): RobotEvent => ({
    eventId: crypto.randomUUID(),
    type: 'state',
    serial: 'T1',
    time: start,
    online: true,
    state: now,
    battery: 50
  })
  await turn(start, [state('fault')])
  for (let second = 0; second < 100; second += 1) await turn(start + second, [])
  expect(cloud.reports).toEqual([])
  await turn(start + 200, [state('busy')])
  for (let second = 0; second < 60; second += 1) await turn(start + 201 + second, [])
  expect(cloud.reports.length).toBeGreaterThan(10)
})

test('more robots than one report may hold are reported in several', async () => {
  const serials = Array.from({ length: limits.robotEventsMax + 100 }, (_, index) => `T${index}`)
  const cloud = cloudOf(serials)
  const turn = driveRobots(
    cloud,
    '1',
    serials.map(serial => known(serial))
  )
  for (let second = 0; second < 7; second += 1) await turn(start + second, [])
  expect(Math.max(...cloud.reports.map(({ length }) => length))).toBe(limits.robotEventsMax)
})
