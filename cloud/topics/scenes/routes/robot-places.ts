import { calls } from '#contract/index.ts'
import type { Database } from '../../../database/open.ts'
import { forMember, forReporter } from '../../../http/served.ts'
import { robotFor } from '../../robots/index.ts'
import { findRobotScenes, findSceneOfRobot } from '../sql/robot-scenes.ts'
import { findSceneFloors } from '../sql/scenes.ts'

/** The scenes that robots are in: for people who look at one robot, and for robots. */
export const robotPlaceRoutes = ({ database }: { database: Database }) => ({
  robotScenes: forReporter(calls.robotScenes, ({ query }, { robots }) => findRobotScenes(database, robots, query)),

  robotScene: forMember(calls.robotScene, async ({ query: { robotId } }, member) => {
    await robotFor(database, member, robotId)
    const scene = await findSceneOfRobot(database, robotId)
    if (scene === undefined) return null
    const floors = await findSceneFloors(database, scene.sceneId)
    return { ...scene, floors: floors.map(({ floorId, map, points }) => ({ floorId, map, points })) }
  })
})
