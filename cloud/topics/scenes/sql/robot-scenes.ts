import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { DrivenFloor, SceneOfRobot } from '#contract/calls/scenes/robot-places.ts'
import { emptySheet } from '#contract/calls/scenes/scene-map.ts'
import type { Database } from '../../../database/open.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { robots, sceneFloors, sceneRobots, scenes } from '../../../database/schema.ts'

/* The scenes that robots drive in. */

/** The scene that a robot is in; undefined for one in none. */
export const findSceneOfRobot = async (database: Database, robotId: number) => {
  const [found] = await database
    .select({ sceneId: scenes.sceneId, name: scenes.name, version: scenes.edition })
    .from(sceneRobots)
    .innerJoin(scenes, eq(scenes.sceneId, sceneRobots.sceneId))
    .where(eq(sceneRobots.robotId, robotId))
  return found
}

const side = (name: 'width' | 'height') =>
  sql<number>`coalesce((${sceneFloors.map} ->> ${name}::text)::int, ${emptySheet[name]}::int)`

/** The floors of some scenes, as robots drive there. */
const findDrivenFloors = async (
  database: Database,
  sceneIds: readonly number[]
): Promise<ReadonlyMap<number, DrivenFloor[]>> => {
  const { sceneId, floorId, points } = sceneFloors
  const found = await database
    .select({ sceneId, floorId, width: side('width'), height: side('height'), points })
    .from(sceneFloors)
    .where(inArray(sceneId, [...sceneIds]))
    .orderBy(asc(sceneId), asc(floorId))
  const floors = new Map<number, DrivenFloor[]>(sceneIds.map(it => [it, []]))
  for (const { sceneId: of, ...floor } of found) floors.get(of)?.push(floor)
  return floors
}

type Page = { pageNo: number; size: number }

/** One page of the robots within a scope that are in a scene, by their ids, and how many there are. */
export const findRobotScenes = async (
  database: Database,
  scope: Scope,
  { pageNo, size }: Page
): Promise<{ list: SceneOfRobot[]; total: number }> => {
  const found = await database
    .select({ serial: robots.serial, sceneId: scenes.sceneId, version: scenes.edition })
    .from(sceneRobots)
    .innerJoin(robots, eq(robots.robotId, sceneRobots.robotId))
    .innerJoin(scenes, eq(scenes.sceneId, sceneRobots.sceneId))
    .where(inServiceWithin(scope))
    .orderBy(asc(sceneRobots.robotId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const floors = await findDrivenFloors(database, [...new Set(found.map(({ sceneId }) => sceneId))])
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(sceneRobots)
    .innerJoin(robots, eq(robots.robotId, sceneRobots.robotId))
    .where(inServiceWithin(scope))
  return {
    list: found.map(robot => ({ ...robot, floors: floors.get(robot.sceneId) ?? [] })),
    total: counted?.total ?? 0
  }
}
