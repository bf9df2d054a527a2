import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockRobotsById } from '../stores/index.ts'
import { refuseMissing } from './change-scenes.ts'
import { findScenesOfRobots, putRobotsIntoScene, takeRobotsOutOfScene } from './sql/scene-robots.ts'
import { lockScene } from './sql/scenes.ts'

type Wish = { sceneId: number; robotIds: readonly number[] }

/** @throws Refusal 610701 where one of the robots is not there */
const lockAll = async (transaction: Database, scope: Scope, robotIds: readonly number[]) => {
  const robots = await lockRobotsById(transaction, scope, robotIds)
  if (robots.length < new Set(robotIds).size) throw new Refusal(codes.robotNotFound)
  return robots
}

/**
 * Binds robots to a scene, all or none. Locks the scene first, so that nobody deletes it meanwhile, then the robots.
 * @throws Refusal 612043 and 612045 for the scene; 610701 for robots that are not there, 610750 for those of elsewhere
 */
export const bindSceneRobots = (database: Database, scope: Scope, { sceneId, robotIds }: Wish): Promise<void> =>
  database.transaction(async transaction => {
    const scene = refuseMissing(await lockScene(transaction, scope, sceneId))
    const robots = await lockAll(transaction, scope, robotIds)
    const scenes = await findScenesOfRobots(transaction, robotIds)
    const isFree = (robotId: number): boolean => (scenes.get(robotId) ?? sceneId) === sceneId
    if (!robots.every(({ robotId, storeId }) => storeId === scene.storeId && isFree(robotId)))
      throw new Refusal(codes.storesNotBound)
    await putRobotsIntoScene(transaction, sceneId, robotIds)
  })

/** @throws Refusal 612043 and 612045 for the scene, 610701 for robots that are not there */
export const unbindSceneRobots = (database: Database, scope: Scope, { sceneId, robotIds }: Wish): Promise<void> =>
  database.transaction(async transaction => {
    refuseMissing(await lockScene(transaction, scope, sceneId))
    await lockAll(transaction, scope, robotIds)
    await takeRobotsOutOfScene(transaction, sceneId, robotIds)
  })
