import type { SceneFloor, TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'
import { day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoFleet } from '../../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../../random.pure.ts'
import { putRobotsIntoScene } from '../sql/scene-robots.ts'
import { addScene, findSceneStores, putSceneFloors } from '../sql/scenes.ts'

const width = 2_400
const height = 1_400
const kitchen = 500

/** One scene of so many stores with robots; the others wait for somebody to make one. */
const scenesMax = 12
/** Robots of a store that work in its scene. */
const robotsMax = 4

/** A dining room beside its kitchen, with a private room in a corner. */
const mapOf = (corner: number): SceneMap => ({
  width,
  height,
  walls: [
    { fromX: kitchen, fromY: 0, toX: kitchen, toY: 500 },
    { fromX: kitchen, fromY: 750, toX: kitchen, toY: height },
    { fromX: width - corner, fromY: 0, toX: width - corner, toY: 300 },
    { fromX: width - corner, fromY: 420, toX: width, toY: 420 }
  ],
  rooms: [
    { name: 'Kitchen', x: 0, y: 0, width: kitchen, height },
    { name: 'Private room', x: width - corner, y: 0, width: corner, height: 420 }
  ]
})

/** Tables in rows, the desk at the entrance, the dock beside the kitchen, and the elevator. */
const pointsOf = (rows: number, corner: number): TargetPoint[] => {
  const tables = Array.from({ length: rows * 4 }, (_, index) => ({
    name: `Table ${index + 1}`,
    kind: 'table' as const,
    x: 800 + (index % 4) * 350,
    y: 620 + Math.floor(index / 4) * 260,
    direction: index % 2 === 0 ? 90 : 270
  }))
  return [
    ...tables,
    { name: 'Private room', kind: 'room', x: width - corner / 2, y: 210, direction: 180 },
    { name: 'Reception', kind: 'desk', x: 2_250, y: 1_250, direction: 270 },
    { name: 'Charging dock', kind: 'dock', x: 620, y: 120, direction: 90 },
    { name: 'Elevator A', kind: 'elevator', x: 1_200, y: 100, direction: 180 }
  ]
}

/** The floors of a demo scene, the same for the same store. */
export const demoSceneFloors = (storeId: number): SceneFloor[] => {
  const random = randomFrom(seed, 'scene', storeId)
  return Array.from({ length: random.between(1, 2) }, (_, index) => {
    const corner = 100 * random.between(5, 7)
    const points = pointsOf(random.between(2, 3), corner)
    return { floorId: index + 1, serviceDeskId: 10 * (index + 1) + 1, map: mapOf(corner), points }
  })
}

/** Puts a scene into the first stores with robots, and some of their robots into it. */
export const putScenes = async (transaction: Database, time: number): Promise<void> => {
  const fleet = await findDemoFleet(transaction)
  const { list } = await findSceneStores(transaction, { of: 'everyTenant' }, { pageNo: 1, size: fleet.length })
  const nameOf = new Map(list.map(({ storeId, name }) => [storeId, name]))
  const tenantOf = new Map(fleet.flatMap(it => (it.storeId === null ? [] : [[it.storeId, it.tenantId] as const])))
  for (const [storeId, tenantId] of [...tenantOf].slice(0, scenesMax)) {
    const random = randomFrom(seed, 'scene of store', storeId)
    const changeTime = time - random.between(1, 60) * day
    const sceneId = await addScene(transaction, {
      tenantId,
      storeId,
      name: `${nameOf.get(storeId)} dining room`,
      userId: null,
      createTime: changeTime,
      changeTime,
      demo: true
    })
    if (sceneId === undefined) continue
    await putSceneFloors(transaction, sceneId, demoSceneFloors(storeId))
    const robotIds = fleet.filter(it => it.storeId === storeId).map(({ robotId }) => robotId)
    await putRobotsIntoScene(transaction, sceneId, robotIds.slice(0, robotsMax))
  }
}
