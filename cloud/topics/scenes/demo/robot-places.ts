import type { Robot } from '#contract/calls/robots/robots.ts'
import type { SceneOfRobot } from '#contract/calls/scenes/robot-places.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoFleet } from '../../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../../random.pure.ts'
import { putPlaces } from '../sql/robot-places.ts'
import { findRobotScenes } from '../sql/robot-scenes.ts'

const hour = 60 * 60_000

type Placed = Pick<Robot, 'serial' | 'online' | 'state'>

/** Where a demo robot is in its scene: at the dock while it charges, else at any point. Undefined in a scene without points. */
export const demoPlace = ({ serial, online, state }: Placed, floors: SceneOfRobot['floors'], time: number) => {
  const random = randomFrom(seed, 'place', serial)
  const points = floors.flatMap(({ floorId, points: ofFloor }) => ofFloor.map(point => ({ floorId, ...point })))
  const docks = points.filter(({ kind }) => kind === 'dock')
  const fitting = state === 'charging' && docks.length > 0 ? docks : points
  if (fitting.length === 0) return undefined
  const { floorId, x, y, direction } = random.pick(fitting)
  return { floorId, x, y, direction, time: online ? time : time - random.between(1, 20) * hour }
}

/** Puts each robot of the demo scenes at a first place. */
export const putRobotPlaces = async (transaction: Database, time: number): Promise<void> => {
  const fleet = await findDemoFleet(transaction)
  const page = { pageNo: 1, size: fleet.length }
  const { list } = await findRobotScenes(transaction, { of: 'everyTenant' }, page)
  const floorsOf = new Map(list.map(({ serial, floors }) => [serial, floors]))
  const places = fleet.flatMap(robot => {
    const place = demoPlace(robot, floorsOf.get(robot.serial) ?? [], time)
    return place === undefined ? [] : [{ ...place, robotId: robot.robotId }]
  })
  await putPlaces(transaction, places)
}
