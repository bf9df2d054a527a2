import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Database } from '../../database/open.ts'
import { findRobotScenes, findSceneOfRobot } from '../../database/resources/robot-scenes.ts'
import { findSceneFloors } from '../../database/resources/scenes.ts'
import { findRobot } from '../../database/robots/robots.ts'
import { forMember } from '../../http/served.ts'
import { scopeOf } from '../../identity/scope.ts'
import { Refusal } from '../../refusal.ts'

/** The scenes that robots are in: for people who look at one robot, and for robots. */
export const robotPlaceRoutes = ({ database }: { database: Database }) => ({
  robotScenes: forMember(calls.robotScenes, ({ query }, member) => findRobotScenes(database, scopeOf(member), query)),

  robotScene: forMember(calls.robotScene, async ({ query: { robotId } }, member) => {
    if ((await findRobot(database, scopeOf(member), robotId)) === undefined) throw new Refusal(codes.robotNotFound)
    const scene = await findSceneOfRobot(database, robotId)
    if (scene === undefined) return null
    const floors = await findSceneFloors(database, scene.sceneId)
    return { ...scene, floors: floors.map(({ floorId, map, points }) => ({ floorId, map, points })) }
  })
})
