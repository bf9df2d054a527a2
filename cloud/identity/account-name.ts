import { codes } from '#contract/codes.ts'
import type { AccountName } from '../database/accounts.ts'
import { Refusal } from '../refusal.ts'

/** An e-mail address as accounts have it. */
export const byEmail = (email: string): AccountName => ({ kind: 'email', value: email.toLowerCase() })

export const byCellphone = (cellphone: string): AccountName => ({ kind: 'cellphone', value: cellphone })

/**
 * Who a body names.
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
