import { request } from '@portal/session'
import { sceneStoreList } from '#contract/calls/scenes/scenes.ts'
import * as limits from '#contract/limits.ts'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'

/** The stores to choose from: the first hundred by name. A search finds the scenes of the others. */
export const useStores = (): readonly { storeId: number; name: string }[] => {
  const [loaded] = useLoaded('', () =>
    request(sceneStoreList, { query: { size: limits.pageSizeMax } }, { quiet: true })
  )
  return shownOf(loaded)?.list ?? []
}
