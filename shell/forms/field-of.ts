import { Refused } from '@portal/session'
import { codes } from '#contract/codes.ts'
import type { Field } from './entries.ts'

/** The field that each code of docs/requirements.md §8 is about. All other codes are about the whole form. */
const fieldsByCode: Record<number, Field> = {
  610004: 'account',
  610005: 'password',
  610006: 'code',
  [codes.codeWrong]: 'code',
  [codes.codeExpired]: 'code',
  [codes.codeTooSoon]: 'code',
  [codes.codesSpentToday]: 'code',
  [codes.codeNotSent]: 'code',
  610020: 'account',
  [codes.cellphoneRegistered]: 'cellphone',
  [codes.emailRegistered]: 'email',
  [codes.ownPasswordWrong]: 'password',
  610031: 'repeat'
}

/** The other name of a field, for a form that does not have the field under the first name. */
const otherNames = new Map<string, string>([
  ['cellphone', 'account'],
  ['email', 'account'],
  ['password', 'newPassword']
])

/** Finds the field of that name, or of its other name, among the fields of a form. */
const fieldNamed = <Own extends Field>(name: string, fields: readonly Own[]): Own | undefined =>
  fields.find(field => field === name) ?? fields.find(field => field === otherNames.get(name))

/**
 * Finds the field that a refusal is about.
 * @param fields the fields that the form has
 * @returns the field, with the cloud's reason where the cloud gave one; undefined where the refusal is about none of them
 */
export const fieldOf = <Own extends Field>(
  error: unknown,
  fields: readonly Own[]
): { field: Own; reason?: string } | undefined => {
  if (!(error instanceof Refused)) return undefined
  for (const { field: path, reason } of error.fields) {
    const field = fieldNamed(path.split('.', 1)[0] ?? '', fields)
    if (field !== undefined) return { field, reason }
  }
  const field = fieldNamed(fieldsByCode[error.code] ?? '', fields)
  return field === undefined ? undefined : { field }
}
