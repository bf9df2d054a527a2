/**
 * The parts of the filter of the robot list. The schemas of calls, the address of the page and the SQL have exactly these
 * parts. `inAddress` is the name of a part in the address of the page, and `as` says how the address writes its value.
 */
export const filterParts = {
  robotKind: { inAddress: 'kind', as: 'word' },
  model: { inAddress: 'model', as: 'word' },
  softwareVersion: { inAddress: 'version', as: 'word' },
  online: { inAddress: 'online', as: 'yesOrNo' },
  state: { inAddress: 'state', as: 'word' },
  withFault: { inAddress: 'fault', as: 'yesOrNo' },
  locked: { inAddress: 'locked', as: 'yesOrNo' },
  batteryFrom: { inAddress: 'batteryFrom', as: 'number' },
  batteryTo: { inAddress: 'batteryTo', as: 'number' },
  seenFrom: { inAddress: 'seenFrom', as: 'word' },
  seenTo: { inAddress: 'seenTo', as: 'word' },
  tag: { inAddress: 'tag', as: 'word' },
  tenantId: { inAddress: 'tenant', as: 'number' },
  storeId: { inAddress: 'store', as: 'number' },
  bound: { inAddress: 'bound', as: 'yesOrNo' },
  onGateway: { inAddress: 'gateway', as: 'yesOrNo' },
  tasksFrom: { inAddress: 'from', as: 'word' },
  tasksTo: { inAddress: 'to', as: 'word' },
  text: { inAddress: 'text', as: 'word' }
} as const satisfies Record<string, { inAddress: string; as: 'word' | 'yesOrNo' | 'number' }>

/** Beside these parts an address can name single robots by their serials, with commas between them. */
export const serialsInAddress = 'serials'

export type FilterPart = keyof typeof filterParts

/** The values of a filter by their names in the address of the page. */
export type InAddress<Filter extends Partial<Record<FilterPart, unknown>>> = {
  [Part in FilterPart as (typeof filterParts)[Part]['inAddress']]?: Filter[Part]
}

export const partsOfFilter = Object.keys(filterParts) as FilterPart[]

const yesOrNo = new Map([
  ['true', true],
  ['false', false]
])

const numberForm = /^(?:0|[1-9]\d{0,8})$/

/** The value of a part as an address writes it. A text that is no value of its kind stays a text, which the calls refuse. */
export const readFilterPart = (part: FilterPart, written: string): string | number | boolean => {
  const { as } = filterParts[part]
  if (as === 'yesOrNo') return yesOrNo.get(written) ?? written
  return as === 'number' && numberForm.test(written) ? Number(written) : written
}
