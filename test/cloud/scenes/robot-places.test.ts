import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

/* Where robots are on the maps of their scenes. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
const as = (name: string) => ({ token: tokens[name] ?? '' })

type Known = { robotId: number; serial: string }
/** Robots of the demo: some in scenes, one of the customer in none, and one in a scene of somebody else. */
let inScenes: Known[]
let inNone: Known
let foreign: Known
const ofCustomer = `tenant_id = (select tenant_id from users where email = 'customer@demo.example')`
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['robot', 'operator', 'customer', 'tenant'])
  const robots = async (condition: string): Promise<Known[]> => {
    const rows = await cloud.query(`select robot_id, serial from robots where ${condition} order by robot_id`)
    return rows.map(({ robot_id: robotId, serial }) => ({ robotId: Number(robotId), serial: String(serial) }))
  }
  const bound = 'robot_id in (select robot_id from scene_robots)'
  inScenes = await robots(bound)
  const [none] = await robots(`not ${bound} and ${ofCustomer}`)
  const [other] = await robots(`${bound} and not ${ofCustomer}`)
  if (none === undefined || other === undefined) throw new Error('the demo data lack a robot')
  inNone = none
  foreign = other
})
test.afterAll(() => cloud.close())

const robotAt = (index: number): Known => inScenes[index] as Known
const minute = 60_000
const placeOf = ({ serial }: { serial: string }, details: object = {}) => ({
  eventId: randomUUID(),
  type: 'place',
  serial,
  time: cloud.clock.now(),
  floorId: 1,
  x: 700,
  y: 300,
  direction: 90,
  ...details
})
const report = (events: object[], name = 'robot') =>
  send(cloud.url, calls.reportRobotEvents, { ...as(name), body: { events: events as RobotEvent[] } })
const detailOf = async ({ robotId }: { robotId: number }, name = 'operator') =>
  (await send(cloud.url, calls.robotDetail, { ...as(name), query: { robotId } })).data
const storedOf = async ({ robotId }: Known) => {
  const [row] = await cloud.query(`select floor_id, x, y, direction from robot_places where robot_id = ${robotId}`)
  return row
}

test('the demo data put each robot of a scene at a point of one of its floors', async () => {
  expect(inScenes.length).toBeGreaterThan(8)
  for (const robot of inScenes) {
    const { place } = await detailOf(robot)
    const { data } = await send(cloud.url, calls.robotScene, { ...as('operator'), query: { robotId: robot.robotId } })
    const floor = data?.floors.find(({ floorId }) => floorId === place?.floorId)
    expect(floor?.points.map(({ x, y }) => [x, y])).toContainEqual([place?.x, place?.y])
  }
})

test('shows the place that a robot told last, also one at the edges of what can be', async () => {
  for (const place of [
    { floorId: -999, x: 0, y: limits.floorSideMax, direction: 0 },
    { floorId: 999, x: limits.floorSideMax, y: 0, direction: 359 },
    { floorId: 0, x: 12, y: 34, direction: 180 }
  ]) {
    await cloud.clock.advance(1_000)
    const time = cloud.clock.now()
    expect((await report([placeOf(robotAt(0), place)])).data).toMatchObject({ accepted: 1 })
    expect((await detailOf(robotAt(0))).place).toEqual({ ...place, time })
  }
})

test('keeps the newest place, in whatever order places arrive, and one that comes twice counts once', async () => {
  const now = cloud.clock.now()
  const newest = placeOf(robotAt(1), { time: now + 2 * minute, x: 3 })
  const events = [newest, placeOf(robotAt(1), { time: now + minute, x: 2 })]
  expect((await report(events)).data).toMatchObject({ accepted: 2 })
  expect((await report([placeOf(robotAt(1), { time: now + minute + 1, x: 1 })])).data).toMatchObject({ accepted: 1 })
  expect((await report([newest])).data).toMatchObject({ accepted: 0 })
  expect((await detailOf(robotAt(1))).place).toMatchObject({ x: 3, time: now + 2 * minute })
})

test('takes the place of a robot in no scene, and keeps nothing of it', async () => {
  expect((await report([placeOf(inNone)])).data).toMatchObject({ accepted: 1 })
  expect(await storedOf(inNone)).toBeUndefined()
  expect(await detailOf(inNone)).toMatchObject({ scene: null, place: null })
})

test('a place in one scene says nothing in another one', async () => {
  const robot = robotAt(2)
  await report([placeOf(robot)])
  expect((await detailOf(robot)).place).not.toBeNull()
  const [other] = await cloud.query(`select scene_id from scenes where scene_id <>
    (select scene_id from scene_robots where robot_id = ${robot.robotId}) limit 1`)
  await cloud.query(`update scene_robots set scene_id = ${other?.scene_id} where robot_id = ${robot.robotId}`)
  expect(await detailOf(robot)).toMatchObject({ scene: { sceneId: other?.scene_id }, place: null })
  await cloud.clock.advance(1)
  await report([placeOf(robot, { x: 5 })])
  expect((await detailOf(robot)).place).toMatchObject({ x: 5 })
})

const bad: [what: string, wrong: Record<string, unknown>, code: number, field: string][] = [
  ['a floor above the highest', { floorId: 1_000 }, 610604, 'floorId'],
  ['a floor below the lowest', { floorId: -1_000 }, 610604, 'floorId'],
  ['half a floor', { floorId: 1.5 }, 610604, 'floorId'],
  ['no floor', { floorId: undefined }, 610601, 'floorId'],
  ['a place left of the map', { x: -1 }, 610604, 'x'],
  ['a place below the largest map', { y: limits.floorSideMax + 1 }, 610604, 'y'],
  ['a direction of a whole turn', { direction: 360 }, 610604, 'direction'],
  ['a direction that is a text', { direction: '90' }, 610604, 'direction'],
  ['a robot that does not exist', { serial: 'T1000' }, 610603, 'serial']
]
for (const [what, wrong, code, field] of bad)
  test(`refuses a place alone with ${what}`, async () => {
    const before = await storedOf(robotAt(3))
    const answer = await report([placeOf(robotAt(3), wrong)])
    const refused = { outcome: 'refused', code, reason: expect.stringMatching(`^${field}: `) }
    expect(answer.data).toMatchObject({ accepted: 0, events: [refused] })
    expect(await storedOf(robotAt(3))).toEqual(before)
  })

test('an account of one tenant places none of the robots of others', async () => {
  await cloud.query(
    `insert into role_permissions select role_id, 'robot:report' from roles where name = 'End customer'`
  )
  tokens = { ...tokens, ...(await signInAll(cloud, ['customer'])) }
  const before = await storedOf(foreign)
  expect((await report([placeOf(foreign, { x: 8 })], 'customer')).data).toMatchObject({
    events: [{ outcome: 'refused', code: 610603 }]
  })
  expect(await storedOf(foreign)).toEqual(before)
})

test('lets many reports of the same robots in different orders pass one another, and keeps the newest of each', async () => {
  const robots = inScenes.slice(0, 8)
  await cloud.clock.advance(10 * minute)
  const now = cloud.clock.now()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const events = robots.map(robot => placeOf(robot, { x: index, time: now + index }))
      return report(index % 2 === 0 ? events : events.toReversed())
    })
  )
  expect(codesOf(answers)).toEqual({ 610000: 20 })
  for (const robot of robots) expect(await storedOf(robot)).toMatchObject({ x: 19 })
})

test('a place writes no row of the robots, but once in some seconds', async () => {
  const version = `select xmin::text, ctid::text from robots where robot_id = ${robotAt(4).robotId}`
  // The first one since long is noted as a sign of life.
  await report([placeOf(robotAt(4), { x: 76 })])
  const before = await cloud.query(version)
  await cloud.clock.advance(1_000)
  await report([placeOf(robotAt(4), { x: 77 })])
  const [{ ctid } = {}] = await cloud.query(version)
  expect(ctid).toEqual(before[0]?.ctid)
})

test('shows the scene of a robot with its floors, and null for a robot in none', async () => {
  const robot = robotAt(5)
  const { code, data } = await send(cloud.url, calls.robotScene, {
    ...as('operator'),
    query: { robotId: robot.robotId }
  })
  expect(code).toBe(610000)
  const [expected] = await cloud.query(
    `select scene_id, name, version from scene_robots join scenes using (scene_id) where robot_id = ${robot.robotId}`
  )
  expect(data).toMatchObject({ sceneId: expected?.scene_id, name: expected?.name, version: expected?.version })
  expect((await detailOf(robot)).scene).toEqual({ sceneId: expected?.scene_id, version: expected?.version })
  expect(data?.floors[0]).toMatchObject({ floorId: 1, map: { width: 2_400, height: 1_400 } })
  expect(data?.floors[0]?.points.length).toBeGreaterThan(5)
  const none = await send(cloud.url, calls.robotScene, { ...as('customer'), query: { robotId: inNone.robotId } })
  expect([none.code, none.data]).toEqual([610000, null])
})

test('refuses the scene of a robot that the member does not see, as of one that does not exist', async () => {
  for (const robotId of [foreign.robotId, 2_000_000])
    expect((await send(cloud.url, calls.robotScene, { ...as('customer'), query: { robotId } })).code).toBe(610701)
})

test('robots find where they can drive, a page at a time, each robot once', async () => {
  // A floor without a map is an empty sheet.
  await cloud.query('update scene_floors set map = null where floor_id = 2')
  const found = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { data } = await send(cloud.url, calls.robotScenes, { ...as('robot'), query: { pageNo, size: 5 } })
    expect(data.total).toBe(inScenes.length)
    if (data.list.length === 0) break
    found.push(...data.list)
  }
  expect(found.map(({ serial }) => serial)).toEqual(inScenes.map(({ serial }) => serial))
  const floors = found.flatMap(it => it.floors)
  expect(floors.find(({ floorId }) => floorId === 1)).toMatchObject({ width: 2_400, height: 1_400 })
  expect(floors.find(({ floorId }) => floorId === 2)).toMatchObject({ width: 2_000, height: 1_500 })
  expect(floors[0]?.points[0]).toMatchObject({ name: 'Table 1', kind: 'table' })
})

test('robots get at most so many scenes at once, only those of their scope; people get none', async () => {
  const ask = (name: string, size: number) => send(cloud.url, calls.robotScenes, { ...as(name), query: { size } })
  expect((await ask('robot', limits.robotScenesMax + 1)).code).toBe(610604)
  expect((await ask('tenant', 1)).code).toBe(610403)
  // The customer's role was given the permission above.
  const { data } = await ask('customer', limits.robotScenesMax)
  const own = inScenes.filter(({ serial }) => data.list.some(it => it.serial === serial))
  expect(own).toHaveLength(data.list.length)
  expect(data.list.map(({ serial }) => serial)).not.toContain(foreign.serial)
})
