import { request } from '@portal/session'
import { type Store, storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { queryOf, type StoreFilter } from '../list/store-filter.pure.ts'

/** The stores of all pages, in the order of the list. */
export const allStores = async (filter: StoreFilter): Promise<Store[]> => {
  const stores: Store[] = []
  for (let page = 1; ; page += 1) {
    const query = queryOf({ ...filter, page }, limits.pageSizeMax)
    const { list, total } = await request(storeList, { query }, { quiet: true })
    stores.push(...list)
    if (list.length === 0 || stores.length >= total) return stores
  }
}
