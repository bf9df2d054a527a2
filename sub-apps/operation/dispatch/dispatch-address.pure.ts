import { type DispatchStatus, dispatchStatuses } from '#contract/calls/hospital-dispatch/hospital-dispatch.ts'
import * as limits from '#contract/limits.ts'
import { keptQuery } from '../page-of.pure.ts'

/** The choice of orders. It is stored in the address, so that reload, Back and a shared link show the same list. */
export type DispatchFilter = { storeId: number | undefined; status: DispatchStatus | undefined; page: number }

export const noDispatchFilter: DispatchFilter = { storeId: undefined, status: undefined, page: 1 }

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** Reads the filter from an address's query. Unknown values are ignored. */
export const readDispatchFilter = (search: string): DispatchFilter => {
  const query = new URLSearchParams(search)
  return {
    storeId: numberIn(query.get('hospital')),
    status: dispatchStatuses.find(status => status === query.get('status')),
    page: Math.min(numberIn(query.get('page')) ?? 1, limits.pageNoMax)
  }
}

/** The query of the address for a filter. */
export const writeDispatchFilter = ({ storeId, status, page }: DispatchFilter, search = ''): URLSearchParams => {
  const query = keptQuery(search)
  if (storeId !== undefined) query.set('hospital', String(storeId))
  if (status !== undefined) query.set('status', status)
  if (page > 1) query.set('page', String(page))
  return query
}
