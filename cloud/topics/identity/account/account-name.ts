import parsePhoneNumber from 'libphonenumber-js/min'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { AccountName } from '../sql/accounts.ts'

/** @param email in its canonical form, which the contract's schemas give */
export const byEmail = (email: string): AccountName => ({ kind: 'email', value: email })

/**
 * The one number that a phone is known by: a country's own prefix within an international number (`+44 020 …`) reaches
 * the same phone, and only the rules of all countries can tell. They are too long for a browser's first page.
 * @param cellphone in its canonical form, which the contract's schemas give
 */
export const byCellphone = (cellphone: string): AccountName => ({
  kind: 'cellphone',
  value: parsePhoneNumber(cellphone)?.number ?? cellphone
})

/**
 * Reads the account name from a body.
 * @throws Refusal 610601 where it names nobody, 610604 where it names by both
 */
export const accountNameOf = ({
  cellphone,
  email
}: {
  cellphone?: string | undefined
  email?: string | undefined
}): AccountName => {
  const refuse = (code: typeof codes.parameterMissing | typeof codes.parameterIllegal, reason: string) =>
    new Refusal(code, { data: ['cellphone', 'email'].map(field => ({ field, reason })) })
  if (cellphone !== undefined && email !== undefined)
    throw refuse(codes.parameterIllegal, 'only one of cellphone and email')
  if (cellphone !== undefined) return byCellphone(cellphone)
  if (email !== undefined) return byEmail(email)
  throw refuse(codes.parameterMissing, 'one of cellphone and email is required')
}
