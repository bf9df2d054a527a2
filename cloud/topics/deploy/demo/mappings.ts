import { usualMapping } from '#contract/calls/deploy/mapping-features.ts'
import { day, minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoAccounts, findDemoFleet } from '../../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../../random.pure.ts'
import { findRobotModels } from '../../robots/index.ts'
import { addMapping, findMappingsOfRobots, putSaidMappings } from '../sql/mapping-features.ts'

const everyTenant = { of: 'everyTenant' } as const

/** Puts a default for each model in, two stores with their own one, and what some robots have taken of that. */
export const putMappings = async (transaction: Database, time: number): Promise<void> => {
  const [operator] = (await findDemoAccounts(transaction)).filter(({ tenantId }) => tenantId === null)
  const userId = operator?.userId ?? null
  const models = [...new Set((await findRobotModels(transaction, everyTenant)).map(({ model }) => model))]
  for (const [index, model] of models.entries()) {
    const features = { ...usualMapping, resolution: 3 + (index % 4), updateWhileWorking: index % 2 === 0 }
    await addMapping(transaction, { model, storeId: null, features, userId, changeTime: time - 30 * day, demo: true })
  }
  const fleet = await findDemoFleet(transaction)
  const features = { ...usualMapping, severalFloors: false, resolution: 2, largestArea: 2_000 }
  for (const { storeId, model } of firstOfStores(fleet).slice(0, 2))
    await addMapping(transaction, { model, storeId, features, userId, changeTime: time - 2 * day, demo: true })

  const some = fleet.slice(0, 200).map(({ serial }) => serial)
  const random = randomFrom(seed, 'mappings')
  const rows = (await findMappingsOfRobots(transaction, everyTenant, some)).flatMap(
    ({ robotId, mappingId, version }) => {
      const fate = random.next()
      if (fate < 0.2) return []
      return [{ robotId, mappingId, version, failure: fate < 0.25 ? ('space' as const) : null }]
    }
  )
  await putSaidMappings(transaction, rows, time - 60 * minute)
}

type InStore = { storeId: number; model: string }

/** The first robot of each store, so that no store comes twice. */
const firstOfStores = (fleet: readonly { storeId: number | null; model: string }[]): InStore[] => {
  const first = new Map<number, InStore>()
  for (const { storeId, model } of fleet)
    if (storeId !== null && !first.has(storeId)) first.set(storeId, { storeId, model })
  return [...first.values()]
}
