import { calls } from '#contract/index.ts'
import { forMember } from '../../../http/served.ts'
import type { CloudServices } from '../../../services.ts'
import { type Member, scopeOf } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { bindSceneRobots, unbindSceneRobots } from '../bind-scene-robots.ts'
import { createScene, deleteScene, refuseMissing, saveScene } from '../change-scenes.ts'
import { findSceneRobots } from '../sql/scene-robots.ts'
import { findScene, findSceneFloors, findSceneStores, findScenes } from '../sql/scenes.ts'

/** A scene as JSON strings: twelve maps, with a backslash before each quote, and their points. */
const sceneBytesMax = 1_024 * 1_024

/** Scenes: the places where the robots of a store work, and the points that they can be sent to. */
export const sceneRoutes = (services: CloudServices) => {
  const { database, now } = services
  /** Counts the change, and gives the person for whom it is made. */
  const by = async (member: Member) => {
    await countChange(services, 'resources', member.userId)
    return { scope: scopeOf(member), userId: member.userId, tenantId: member.tenantId, now: now() }
  }
  return {
    sceneList: forMember(calls.sceneList, ({ query }, member) => findScenes(database, scopeOf(member), query)),

    sceneDetail: forMember(calls.sceneDetail, async ({ query: { sceneId } }, member) => {
      const { deleteTime: _deleteTime, ...found } = refuseMissing(await findScene(database, scopeOf(member), sceneId))
      return { ...found, floors: await findSceneFloors(database, sceneId) }
    }),

    sceneStoreList: forMember(calls.sceneStoreList, ({ query }, member) =>
      findSceneStores(database, scopeOf(member), query)
    ),

    createScene: forMember(calls.createScene, async ({ body }, member) => ({
      sceneId: await createScene(database, body, await by(member))
    })),

    saveScene: forMember(
      calls.saveScene,
      async ({ body }, member) => ({ version: await saveScene(database, body, await by(member)) }),
      { bodyLimit: sceneBytesMax }
    ),

    deleteScene: forMember(calls.deleteScene, async ({ body: { sceneId } }, member) => {
      await deleteScene(database, sceneId, await by(member))
      return null
    }),

    sceneRobotList: forMember(calls.sceneRobotList, async ({ query }, member) => {
      const { storeId } = refuseMissing(await findScene(database, scopeOf(member), query.sceneId))
      return findSceneRobots(database, { ...query, storeId })
    }),

    bindSceneRobots: forMember(calls.bindSceneRobots, async ({ body }, member) => {
      const { scope } = await by(member)
      await bindSceneRobots(database, scope, body)
      return null
    }),

    unbindSceneRobots: forMember(calls.unbindSceneRobots, async ({ body }, member) => {
      const { scope } = await by(member)
      await unbindSceneRobots(database, scope, body)
      return null
    })
  }
}
