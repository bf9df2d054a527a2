import { request } from '@portal/session'
import { sceneStoreList } from '#contract/calls/scenes/scenes.ts'
import * as limits from '#contract/limits.ts'
import { createSource } from '#kit/adapters/lit.ts'
import type { Surroundings } from '../view.ts'

type Store = { storeId: number; name: string; city: string }

/** The stores to choose from: the first hundred by name. A search finds the scenes of the others. */
export const createStoreFilter = ({ update }: Pick<Surroundings, 'update'>) => {
  const source = createSource<{ list: Store[] }>(update)
  return {
    arrive: (): void =>
      source.ask('', () => request(sceneStoreList, { query: { size: limits.pageSizeMax } }, { quiet: true })),
    options: () => (source.shown()?.list ?? []).map(({ storeId, name }) => ({ value: String(storeId), name })),
    end: source.end
  }
}
