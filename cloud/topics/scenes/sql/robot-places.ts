import { and, eq, lte, sql } from 'drizzle-orm'
import type { RobotPlace } from '#contract/calls/scenes/robot-places.ts'
import type { TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import type { Database } from '../../../database/open.ts'
import { robotPlaces, sceneFloors, sceneRobots, scenes } from '../../../database/schema.ts'
import { findScenesOfRobots } from './scene-robots.ts'

/* Where robots are in their scenes. */

type Told = RobotPlace & { robotId: number }

/**
 * Keeps the last places of robots that are locked, one of each. Leaves out a place of a robot in no scene, and a place that
 * is older than the known one. One statement, in the order of the robots.
 * @returns the robots that are somewhere else now, or were heard from later
 */
export const putPlaces = async (transaction: Database, told: readonly Told[]): Promise<number[]> => {
  if (told.length === 0) return []
  const sceneOf = await findScenesOfRobots(
    transaction,
    told.map(({ robotId }) => robotId)
  )
  const rows = told
    .flatMap(place => {
      const sceneId = sceneOf.get(place.robotId)
      return sceneId === undefined ? [] : [{ ...place, sceneId }]
    })
    .sort((one, other) => one.robotId - other.robotId)
  if (rows.length === 0) return []
  const kept = await transaction
    .insert(robotPlaces)
    .values(rows)
    .onConflictDoUpdate({
      target: robotPlaces.robotId,
      set: {
        sceneId: sql`excluded.scene_id`,
        floorId: sql`excluded.floor_id`,
        x: sql`excluded.x`,
        y: sql`excluded.y`,
        direction: sql`excluded.direction`,
        time: sql`excluded.time`
      },
      setWhere: lte(robotPlaces.time, sql`excluded.time`)
    })
    .returning({ robotId: robotPlaces.robotId })
  return kept.map(({ robotId }) => robotId)
}

type Whereabouts = { scene: { sceneId: number; version: number } | null; place: RobotPlace | null }

/** The scene that a robot is in, and its last place there. */
export const findWhereabouts = async (database: Database, robotId: number): Promise<Whereabouts> => {
  const { floorId, x, y, direction, time } = robotPlaces
  const [found] = await database
    .select({
      scene: { sceneId: scenes.sceneId, version: scenes.edition },
      place: { floorId, x, y, direction, time }
    })
    .from(sceneRobots)
    .innerJoin(scenes, eq(scenes.sceneId, sceneRobots.sceneId))
    .leftJoin(
      robotPlaces,
      and(eq(robotPlaces.robotId, sceneRobots.robotId), eq(robotPlaces.sceneId, sceneRobots.sceneId))
    )
    .where(eq(sceneRobots.robotId, robotId))
  return found ?? { scene: null, place: null }
}

/** A point of the scene that a robot is in, by its floor and name. */
export const findPointOfRobot = async (
  database: Database,
  robotId: number,
  { floorId, point }: { floorId: number; point: string }
): Promise<TargetPoint | undefined> => {
  const [floor] = await database
    .select({ points: sceneFloors.points })
    .from(sceneRobots)
    .innerJoin(sceneFloors, eq(sceneFloors.sceneId, sceneRobots.sceneId))
    .where(and(eq(sceneRobots.robotId, robotId), eq(sceneFloors.floorId, floorId)))
  return floor?.points.find(({ name }) => name === point)
}
