import type { FloorPlan, RoomName } from '#contract/calls/cleaning/cleaning.ts'
import type { Database } from '../../database/open.ts'
import { findDemoFleet } from '../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../random.pure.ts'
import { addRun, putFloor } from './sql/cleaning.ts'

const width = 2_400
const height = 1_400
const corridorTop = 600
const corridorHeight = 200

type Rooms = readonly [RoomName, RoomName, RoomName]

/** Rooms beside one another, which share the width of the floor. */
const rowOf = (names: Rooms, widths: readonly [number, number], y: number, roomHeight: number) => {
  const [first, second] = widths
  const places = [
    { x: 0, width: first },
    { x: first, width: second },
    { x: first + second, width: width - first - second }
  ]
  return names.map((room, index) => ({ room, y, height: roomHeight, x: 0, width: 0, ...places[index] }))
}

/** A floor with a corridor from end to end and three rooms on both sides, the same for the same store. */
export const demoFloor = (storeId: number): FloorPlan => {
  const random = randomFrom(seed, 'floor', storeId)
  const widths = (): [number, number] => [10 * random.between(60, 90), 10 * random.between(60, 90)]
  const front: Rooms = random.chance(0.5) ? ['lobby', 'restaurant', 'lounge'] : ['lobby', 'ward', 'lounge']
  const below = corridorTop + corridorHeight
  return {
    width,
    height,
    dock: { x: 60, y: corridorTop + corridorHeight / 2 },
    rooms: [
      ...rowOf(front, widths(), 0, corridorTop),
      { room: 'corridor', x: 0, y: corridorTop, width, height: corridorHeight },
      ...rowOf(['office', 'meeting', 'storage'], widths(), below, height - below)
    ]
  }
}

/** Puts a floor into each store with cleaning robots, and sends the first idle robot of each into a room. */
export const putFloors = async (transaction: Database, time: number): Promise<void> => {
  const fleet = (await findDemoFleet(transaction)).filter(({ robotKind }) => robotKind === 'cleaning')
  const stores = [...new Set(fleet.flatMap(({ storeId }) => storeId ?? []))]
  for (const storeId of stores) {
    const plan = demoFloor(storeId)
    await putFloor(transaction, storeId, plan)
    const robot = fleet.find(it => it.storeId === storeId && it.online && it.state === 'idle')
    const room = randomFrom(seed, 'run', storeId).pick(plan.rooms).room
    if (robot !== undefined)
      await addRun(transaction, {
        robotId: robot.robotId,
        storeId,
        rooms: [room],
        ...plan.dock,
        userId: null,
        startTime: time
      })
  }
}
