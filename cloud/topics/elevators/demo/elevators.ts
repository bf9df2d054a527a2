import type { ElevatorState } from '#contract/calls/elevators/elevators.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoFleet } from '../../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../../random.pure.ts'
import { elevatorStart } from '../elevator-floors.pure.ts'
import { addElevator } from '../sql/elevators.ts'

const makers = ['Kone', 'Otis', 'Schindler', 'Hitachi', 'Mitsubishi Electric'] as const
const names = ['Guest elevator', 'Service elevator', 'Lobby elevator'] as const

/** Most elevators are ready; one in a dozen has a fault, one is offline. */
const states: readonly ElevatorState[] = [...Array<ElevatorState>(10).fill('online'), 'fault', 'offline']

/** The floors of a building, from its basement to its top. */
const floorsOf = (top: number): string[] => ['B1', ...Array.from({ length: top }, (_, place) => String(place + 1))]

/** One or two elevators for each store with robots, the same for the same seed. */
export const putElevators = async (transaction: Database, time: number): Promise<void> => {
  const fleet = await findDemoFleet(transaction)
  const stores = new Map(
    fleet.flatMap(({ storeId, tenantId }) => (storeId === null ? [] : [[storeId, tenantId] as const]))
  )
  for (const [storeId, tenantId] of stores) {
    const random = randomFrom(seed, 'elevators', storeId)
    const floors = floorsOf(random.between(4, 24))
    const building = `Tower ${random.pick(['A', 'B', 'C'])}`
    for (const name of names.slice(0, random.between(1, 2))) {
      const state = random.pick(states)
      await addElevator(transaction, {
        ...elevatorStart({ floors }),
        storeId,
        tenantId,
        building,
        name,
        floors,
        state,
        floor: random.pick(floors),
        maker: random.pick(makers),
        controllerSerial: `EC-${String(storeId).padStart(4, '0')}-${random.between(10_000, 99_999)}`,
        lastSeenTime: state === 'offline' ? time - random.between(2, 40) * 60 * minute : time
      })
    }
  }
}
