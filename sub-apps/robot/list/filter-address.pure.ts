import { is } from 'valibot'
import { type KeptFilter, keptFilter } from '#contract/calls/robots/list-filter.ts'
import { searchText } from '#contract/page/search-text.ts'
import { keptQuery } from '#kit/list-address.pure.ts'

/* The filters and the order of the robot list in its address: a person keeps them by name, and acts on all robots that they find. */

type Part = keyof KeptFilter

/** The name of each part in the address. */
const names = {
  robotKind: 'kind',
  online: 'online',
  storeId: 'store',
  withFault: 'fault',
  tasksFrom: 'from',
  tasksTo: 'to',
  text: 'text',
  sort: 'sort'
} as const satisfies Record<Part, string>
const parts = Object.keys(names) as Part[]

const yesOrNo = new Map([
  ['true', true],
  ['false', false]
])
const idForm = /^[1-9]\d{0,8}$/

const readPart = (part: Part, written: string): unknown => {
  if (part === 'online' || part === 'withFault') return yesOrNo.get(written)
  if (part === 'storeId') return idForm.test(written) ? Number(written) : undefined
  return (part === 'text' ? searchText(written) : written) || undefined
}

/** Reads the filter from an address's query. Unknown values are left out. */
export const readFilter = (search: string): KeptFilter => {
  const query = new URLSearchParams(search)
  const found = parts.map(part => [part, readPart(part, query.get(names[part]) ?? '')] as const)
  const known = found.filter(([part, value]) => value !== undefined && is(keptFilter.entries[part], value))
  return Object.fromEntries(known)
}

/** The query of the address for a filter, from the first page. */
export const writeFilter = (filter: KeptFilter, search: string): URLSearchParams => {
  const query = new URLSearchParams(keptQuery(search))
  for (const part of parts) if (filter[part] !== undefined) query.set(names[part], String(filter[part]))
  return query
}
