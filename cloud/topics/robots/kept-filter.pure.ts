import { safeParse } from 'valibot'
import { filterParts, partsOfFilter, readFilterPart } from '#contract/calls/robots/filter-parts.ts'
import { type KeptFilter, keptFilter } from '#contract/calls/robots/list-filter.ts'

/* Filters of the robot list, between the robots' own calls and the address of the list, as which all filters are kept. */

/** The name of the list whose filters these are. */
export const robotListName = 'robots'

/** Each part of a kept filter, with its name in the list's address. */
const names: readonly (readonly [part: keyof KeptFilter, name: string])[] = [
  ...partsOfFilter.map(part => [part, filterParts[part].inAddress] as const),
  ['sort', 'sort']
]

const parts = new Map(names.map(([part, name]) => [name, part]))
/** No filter has it, so a filter with a part that nobody knows is refused whole. */
const unknownPart = 'unknown'

/** A kept query as a filter; null where it does not fit this version whole, since a part of it would find other robots. */
export const readKept = (query: string): KeptFilter | null => {
  const entries = [...new URLSearchParams(query)].flatMap(([name, written]) => {
    const part = parts.get(name)
    return part === undefined
      ? [[unknownPart, written]]
      : [[part, part === 'sort' ? written : readFilterPart(part, written)]]
  })
  const read = safeParse(keptFilter, Object.fromEntries(entries))
  return read.success ? read.output : null
}

/** A filter as the address of the list has it. */
export const writeKept = (filter: KeptFilter): string =>
  new URLSearchParams(
    names.flatMap(([part, name]) => {
      const value = filter[part]
      return value === undefined ? [] : [[name, String(value)]]
    })
  ).toString()
