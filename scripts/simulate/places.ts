import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import type { Robot } from '#contract/calls/robots/robots.ts'
import type { DrivenFloor, SceneOfRobot } from '#contract/calls/scenes/robot-places.ts'
import type { TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import * as limits from '#contract/limits.ts'
import { type Random, randomFrom } from '../../cloud/random.pure.ts'
import { idOf } from './life.ts'
import type { RobotCloud } from './robot-cloud.ts'

type PlaceEvent = Extract<RobotEvent, { type: 'place' }>
type Place = Pick<PlaceEvent, 'floorId' | 'x' | 'y' | 'direction'>

/** A robot on a floor: it drives to a goal, or stands for some seconds. */
export type Drive = Place & { goal: TargetPoint | undefined; seconds: number }

/** Centimetres in a second: as people walk. */
const speed = 80

/** Seconds that a robot stands at a point. */
const stand = [5, 40] as const

/** Where a robot begins; undefined in a scene where it has nowhere to drive to. */
export const firstDrive = (floors: readonly DrivenFloor[], random: Random): Drive | undefined => {
  const possible = floors.filter(({ points }) => points.length > 1)
  if (possible.length === 0) return undefined
  const { floorId, points } = random.pick(possible)
  const { x, y, direction } = random.pick(points)
  return { floorId, x, y, direction, goal: undefined, seconds: random.between(0, stand[0]) }
}

/** The direction from one place to another: degrees, clockwise from the top of the map. */
const heading = (dx: number, dy: number): number => (Math.round((Math.atan2(dx, -dy) * 180) / Math.PI) + 360) % 360

/** One second of a robot, in a straight line between points of its floor. It stands where the same is given back. */
export const nextDrive = (drive: Drive, points: readonly TargetPoint[], random: Random): Drive => {
  const { x, y, goal, seconds } = drive
  if (goal === undefined) {
    if (seconds > 0) return { ...drive, seconds: seconds - 1 }
    const others = points.filter(point => point.x !== x || point.y !== y)
    return others.length === 0 ? drive : nextDrive({ ...drive, goal: random.pick(others) }, points, random)
  }
  const [dx, dy] = [goal.x - x, goal.y - y]
  const distance = Math.hypot(dx, dy)
  if (distance <= speed)
    return {
      ...drive,
      x: goal.x,
      y: goal.y,
      direction: goal.direction,
      goal: undefined,
      seconds: random.between(...stand)
    }
  return {
    ...drive,
    x: Math.round(x + (dx / distance) * speed),
    y: Math.round(y + (dy / distance) * speed),
    direction: heading(dx, dy)
  }
}

const hasMoved = (before: Drive, after: Drive): boolean => before.x !== after.x || before.y !== after.y

/** A robot in a scene that nobody changed since it began to drive there. */
type Driver = { scene: SceneOfRobot; drive: Drive | undefined }

/** Seconds between two questions for the scenes. */
const askEvery = 180

type Known = Pick<Robot, 'serial' | 'online' | 'state'>

/**
 * One second of the robots in scenes. A robot drives when it is online and neither charges nor has a fault. It reports
 * its place as long as it moves. The events of the second tell the new states of robots.
 */
export const driveRobots = (
  cloud: Pick<RobotCloud, 'robotScenes' | 'report'>,
  seed: string,
  robots: readonly Known[]
): ((now: number, events: readonly RobotEvent[]) => Promise<void>) => {
  const random = randomFrom(seed, 'places')
  const states = new Map(robots.map(({ serial, online, state }) => [serial, { online, state }]))
  let drivers = new Map<string, Driver>()
  let asked = 0

  const learnScenes = async (): Promise<void> => {
    const scenes = await cloud.robotScenes()
    drivers = new Map(
      scenes.map(scene => {
        const before = drivers.get(scene.serial)
        const isSame = before?.scene.sceneId === scene.sceneId && before.scene.version === scene.version
        return [scene.serial, isSame ? before : { scene, drive: firstDrive(scene.floors, random) }]
      })
    )
  }
  const drives = (serial: string): boolean => {
    const { online = false, state } = states.get(serial) ?? {}
    return online && (state === 'busy' || state === 'idle')
  }
  const step = (driver: Driver): Place | undefined => {
    const before = driver.drive
    if (before === undefined) return undefined
    const points = driver.scene.floors.find(({ floorId }) => floorId === before.floorId)?.points ?? []
    const after = nextDrive(before, points, random)
    driver.drive = after
    const { floorId, x, y, direction } = after
    return hasMoved(before, after) ? { floorId, x, y, direction } : undefined
  }

  return async (now, events) => {
    if (asked % askEvery === 0) await learnScenes()
    asked += 1
    for (const event of events)
      if (event.type === 'state') states.set(event.serial, { online: event.online, state: event.state })
    const places = [...drivers]
      .filter(([serial]) => drives(serial))
      .flatMap(([serial, driver]): PlaceEvent[] => {
        const place = step(driver)
        const eventId = idOf(seed, 'place', now, serial)
        return place === undefined ? [] : [{ eventId, type: 'place', serial, time: now, ...place }]
      })
    for (let from = 0; from < places.length; from += limits.robotEventsMax)
      await cloud.report(places.slice(from, from + limits.robotEventsMax))
  }
}
