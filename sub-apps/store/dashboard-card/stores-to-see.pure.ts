import type { Store } from '#contract/calls/stores/stores.ts'

/** Stores that fit into a card. */
const storesMax = 5

/** A store with robots that the cloud does not hear from. */
export type StoreToSee = { storeId: number; name: string; offline: number; robots: number }

/** Pure: the stores with the most robots offline. Of equal ones, those that have the fewest others left come first. */
export const storesToSee = (stores: readonly Store[]): StoreToSee[] =>
  stores
    .map(({ storeId, name, robotCount, offlineCount }) => ({
      storeId,
      name,
      offline: offlineCount,
      robots: robotCount
    }))
    .filter(({ offline }) => offline > 0)
    .sort((one, other) => other.offline - one.offline || one.robots - other.robots)
    .slice(0, storesMax)
