import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import { robots, sceneRobots } from '../../../database/schema.ts'

type Asked = { sceneId: number; storeId: number; bound: boolean; pageNo: number; size: number }

/** One page of the robots of a scene, or of those of its store that are in none; by name, and how many there are. */
export const findSceneRobots = async (database: Database, { sceneId, storeId, bound, pageNo, size }: Asked) => {
  const matching = bound
    ? eq(sceneRobots.sceneId, sceneId)
    : and(eq(robots.storeId, storeId), isInService, isNull(sceneRobots.sceneId))
  const list = await database
    .select({
      robotId: robots.robotId,
      name: robots.name,
      serial: robots.serial,
      model: robots.model,
      online: robots.online
    })
    .from(robots)
    .leftJoin(sceneRobots, eq(sceneRobots.robotId, robots.robotId))
    .where(matching)
    .orderBy(asc(robots.name), asc(robots.robotId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(robots)
    .leftJoin(sceneRobots, eq(sceneRobots.robotId, robots.robotId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

export const countSceneRobots = (transaction: Database, sceneId: number): Promise<number> =>
  transaction.$count(sceneRobots, eq(sceneRobots.sceneId, sceneId))

/** The scenes that these robots are in. */
export const findScenesOfRobots = async (
  transaction: Database,
  robotIds: readonly number[]
): Promise<ReadonlyMap<number, number>> => {
  const found = await transaction
    .select()
    .from(sceneRobots)
    .where(inArray(sceneRobots.robotId, [...robotIds]))
  return new Map(found.map(({ robotId, sceneId }) => [robotId, sceneId]))
}

/** Puts robots that are locked into a scene that is locked. */
export const putRobotsIntoScene = async (
  transaction: Database,
  sceneId: number,
  robotIds: readonly number[]
): Promise<void> => {
  await transaction
    .insert(sceneRobots)
    .values(robotIds.map(robotId => ({ robotId, sceneId })))
    .onConflictDoNothing()
}

export const takeRobotsOutOfScene = async (
  transaction: Database,
  sceneId: number,
  robotIds: readonly number[]
): Promise<void> => {
  await transaction
    .delete(sceneRobots)
    .where(and(eq(sceneRobots.sceneId, sceneId), inArray(sceneRobots.robotId, [...robotIds])))
}
