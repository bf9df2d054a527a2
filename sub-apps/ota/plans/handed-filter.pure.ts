import type { RollOutFilter } from '#contract/calls/ota/roll-out-plan.ts'
import {
  type FilterPart,
  filterParts,
  partsOfFilter,
  readFilterPart,
  serialsInAddress
} from '#contract/calls/robots/filter-parts.ts'
import * as limits from '#contract/limits.ts'

/* The filters of the robot list, as its address hands them over. */

/** The parts that the form has fields for. */
const withFields = ['model', 'softwareVersion', 'storeId', 'tag'] as const
type WithField = (typeof withFields)[number]

export type HandedPart = Exclude<FilterPart, WithField>
/** The other parts: the form shows them, and the person can drop them. */
export type HandedFilter = Pick<RollOutFilter, HandedPart>

const isHanded = (part: FilterPart): part is HandedPart => !withFields.some(it => it === part)
export const handedParts: readonly HandedPart[] = partsOfFilter.filter(isHanded)

/** A value that is none of its kind is left out; the cloud refuses wrong words. */
const readPart = (part: FilterPart, query: URLSearchParams): string | number | boolean | undefined => {
  const { inAddress, as } = filterParts[part]
  const written = query.get(inAddress)?.trim() ?? ''
  if (written === '') return undefined
  const value = readFilterPart(part, written)
  return as !== 'word' && typeof value === 'string' ? undefined : value
}

/** The filters that the form has no field for. */
export const handedFilter = (search: string): HandedFilter => {
  const query = new URLSearchParams(search)
  const values = handedParts.map(part => [part, readPart(part, query)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as HandedFilter
}

/** The chosen robots of the list, as the form has them. */
const handedSerials = (query: URLSearchParams): string =>
  (query.get(serialsInAddress) ?? '')
    .split(',')
    .filter(serial => serial !== '')
    .slice(0, limits.rollOutHandedMax)
    .join('\n')

/** The values in the address for the fields of the form. */
export const handedFields = (search: string) => {
  const query = new URLSearchParams(search)
  const word = (part: WithField): string => String(readPart(part, query) ?? '')
  return {
    model: word('model'),
    fields: {
      fromVersion: word('softwareVersion'),
      storeId: word('storeId'),
      tag: word('tag'),
      serials: handedSerials(query)
    }
  }
}

/** The filters of a plan that is there that the form has no field for. */
export const handedOf = (filter: RollOutFilter): HandedFilter =>
  Object.fromEntries(
    handedParts.flatMap(part => (filter[part] === undefined ? [] : [[part, filter[part]]]))
  ) as HandedFilter
