import type { CallInput } from '#contract/call.ts'
import { countryCodes } from '#contract/calls/identity/countries.ts'
import { type StoreColumn, storeColumns, type storeList } from '#contract/calls/stores/stores.ts'
import { type ListAddress, pageQuery, readList } from '#kit/list-address.pure.ts'

/** The filter and the order of the store list, as its address keeps them. The text is part of a name, a city or a store's ID. */
export type StoreFilter = ListAddress<'country', StoreColumn>

/** Reads the filter from an address's query. Unknown values are ignored. */
export const readFilter = (search: string): StoreFilter => readList(search, { country: countryCodes }, storeColumns)

/** Whether a change gets its own history entry. More letters in the search field do not. */
export const historyOf = (before: StoreFilter, after: StoreFilter): 'push' | 'replace' =>
  before.text !== '' &&
  after.text !== '' &&
  before.text !== after.text &&
  before.chosen.country === after.chosen.country
    ? 'replace'
    : 'push'

/** The cloud's query for a page of the stores that a filter lets through. */
export const queryOf = (filter: StoreFilter, size?: number): CallInput<typeof storeList>['query'] => ({
  ...pageQuery(filter, size),
  country: countryCodes.find(code => code === filter.chosen.country),
  sort: filter.sort
})
