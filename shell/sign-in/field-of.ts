import { Refused } from '@portal/session'

/** The fields of the forms around signing in. */
export type Field =
  | 'account'
  | 'password'
  | 'code'
  | 'repeat'
  | 'nickname'
  | 'name'
  | 'country'
  | 'category'
  | 'products'
  | 'agreed'

/** Which field each code of spec §8 is about; all others are about the whole form. */
const fieldsByCode: Record<number, Field> = {
  610004: 'account',
  610005: 'password',
  610006: 'code',
  610010: 'code',
  610013: 'code',
  610020: 'account',
  610021: 'account',
  610022: 'account',
  610031: 'repeat'
}

/** Names of the contract's fields that are called otherwise here. */
const ownNames = new Map<string, Field>([
  ['cellphone', 'account'],
  ['email', 'account']
])

const fields: readonly string[] = [
  'password',
  'code',
  'nickname',
  'name',
  'country',
  'category',
  'products',
  'agreed'
] satisfies Field[]

const isField = (name: string): name is Field => fields.includes(name)

/** The field that a refusal is about, with the cloud's reason where it gave one; nothing where it is about the form. */
export const fieldOf = (error: unknown): { field: Field; reason?: string } | undefined => {
  if (!(error instanceof Refused)) return undefined
  const named = error.fields[0]
  if (named !== undefined) {
    const name = named.field.split('.', 1)[0] ?? ''
    // A map and not an object: a field called `constructor` must find nothing that objects inherit.
    const field = ownNames.get(name) ?? (isField(name) ? name : undefined)
    if (field !== undefined) return { field, reason: named.reason }
  }
  const field = fieldsByCode[error.code]
  return field === undefined ? undefined : { field }
}
