import { createStore, type Store } from '#contract/calls/stores/stores.ts'
import { codes } from '#contract/codes.ts'
import { type WrongValue, wrongFields, wrongValues } from '#kit/portal/wrong-fields.pure.ts'
import { spanOf, type TypedSpan, typedHours } from './hours-draft.pure.ts'

/** The typed values of the form; empty for empty fields. */
export type Draft = Record<TextField, string> & { hours: readonly TypedSpan[] }
export type Field = keyof Draft

const textFields = ['tenantId', 'name', 'storeCode', 'city', 'country', 'timeZone', 'latitude', 'longitude'] as const
export type TextField = (typeof textFields)[number]

/** In their order on the page. */
export const fields = [...textFields.slice(0, 6), 'hours', ...textFields.slice(6)] as readonly Field[]

export const emptyDraft: Draft = {
  tenantId: '',
  storeCode: '',
  name: '',
  city: '',
  country: '',
  timeZone: '',
  hours: [],
  latitude: '',
  longitude: ''
}

/** The draft of a store that is there. */
export const draftOf = ({ name, city, country, opening, position }: Store): Draft => ({
  ...emptyDraft,
  name,
  city,
  country,
  timeZone: opening?.timeZone ?? '',
  hours: typedHours(opening?.spans ?? []),
  latitude: position === null ? '' : String(position.latitude),
  longitude: position === null ? '' : String(position.longitude)
})

/** The organisation that nobody has to choose: the only one. The cloud takes it from nobody who sees every organisation. */
export const onlyTenantId = (tenants: readonly { tenantId: number }[]): string =>
  tenants.length === 1 ? String(tenants[0]?.tenantId ?? '') : ''

/** Degrees as people write them, with a point or a comma. */
const degreesIn = (typed: string): number =>
  /^\s*[-+]?\d+(?:[.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN

/** The body of the call for a draft. Of the fields that can be empty, tenant and ID are not sent then, and the others are null. */
export const bodyOf = ({
  tenantId,
  storeCode,
  timeZone,
  hours,
  latitude,
  longitude,
  ...rest
}: Draft): Record<string, unknown> => ({
  ...rest,
  ...(tenantId === '' ? {} : { tenantId: Number(tenantId) }),
  ...(storeCode.trim() === '' ? {} : { storeCode }),
  opening: timeZone === '' && hours.length === 0 ? null : { timeZone, spans: hours.map(spanOf) },
  position:
    latitude.trim() === '' && longitude.trim() === ''
      ? null
      : { latitude: degreesIn(latitude), longitude: degreesIn(longitude) }
})

/** The field of a value in the body, which is its last name but for the hours. */
const fieldAt = (path: readonly unknown[]): unknown => (path[1] === 'spans' ? 'hours' : path.at(-1))

/**
 * The problems of a draft by the contract's own rules, so that portal and cloud never disagree.
 * @param needsTenant whether the organisation of the store must be chosen
 */
export const problemsOf = (draft: Draft, needsTenant: boolean): Partial<Record<Field, WrongValue>> => ({
  ...wrongValues(draft, wrongFields(fields, createStore.body, bodyOf(draft), fieldAt)),
  ...(needsTenant && draft.tenantId === '' && { tenantId: 'empty' })
})

const codeFields: ReadonlyMap<number, Field> = new Map([
  [codes.recordNotFound, 'tenantId'],
  [codes.storeNameExists, 'name'],
  [codes.storeIdExists, 'storeCode'],
  [codes.storeIdConflict, 'storeCode'],
  [codes.storeIdNotMade, 'storeCode'],
  [codes.storeCountryFixed, 'country']
])

/** The field of a refusal; undefined when the refusal is about the whole form. */
export const fieldOf = (code: number): Field | undefined => codeFields.get(code)
