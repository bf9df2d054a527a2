import { safeParse } from 'valibot'
import { type KeptFilter, keptFilter } from '#contract/calls/robots/list-filter.ts'

/* Filters of the robot list, between the robots' own calls and the address of the list, as which all filters are kept. */

/** The name of the list whose filters these are. */
export const robotListName = 'robots'

/** The name of each part in the list's address. */
const names = {
  robotKind: 'kind',
  online: 'online',
  storeId: 'store',
  withFault: 'fault',
  tasksFrom: 'from',
  tasksTo: 'to',
  text: 'text',
  sort: 'sort'
} as const satisfies Record<keyof KeptFilter, string>

const parts = new Map(Object.entries(names).map(([part, name]) => [name as string, part]))
/** No filter has it, so a filter with a part that nobody knows is refused whole. */
const unknownPart = 'unknown'

const yesOrNo = new Map([
  ['true', true],
  ['false', false]
])
const idForm = /^[1-9]\d{0,8}$/

const readPart = (part: string, written: string): unknown => {
  if (part === 'online' || part === 'withFault') return yesOrNo.get(written) ?? written
  return part === 'storeId' && idForm.test(written) ? Number(written) : written
}

/** A kept query as a filter; null where it does not fit this version whole, since a part of it would find other robots. */
export const readKept = (query: string): KeptFilter | null => {
  const entries = [...new URLSearchParams(query)].flatMap(([name, written]) => {
    const part = parts.get(name)
    return part === undefined ? [[unknownPart, written]] : [[part, readPart(part, written)]]
  })
  const read = safeParse(keptFilter, Object.fromEntries(entries))
  return read.success ? read.output : null
}

/** A filter as the address of the list has it. */
export const writeKept = (filter: KeptFilter): string =>
  new URLSearchParams(
    Object.entries(names).flatMap(([part, name]) => {
      const value = filter[part as keyof KeptFilter]
      return value === undefined ? [] : [[name, String(value)]]
    })
  ).toString()
