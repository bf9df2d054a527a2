import { canonicalCellphone, canonicalEmail } from '#contract/checks/canonical-name.ts'

/** The text of the field for phone or e-mail, and its kind. */
export type AccountName =
  | { kind: 'email'; email: string }
  | { kind: 'cellphone'; cellphone: string }
  | { kind: 'invalid' }

export type KnownAccountName = Exclude<AccountName, { kind: 'invalid' }>

/**
 * Tells phone numbers from e-mail addresses. People write phone numbers with spaces, hyphens, brackets, and `00`
 * instead of the plus. Eleven digits that start with 1 are a mobile number of mainland China, where most accounts are.
 */
export const readAccountName = (typed: string): AccountName => {
  const text = typed.trim().normalize('NFKC')
  if (text.includes('@')) {
    const email = canonicalEmail(text)
    return email === undefined ? { kind: 'invalid' } : { kind: 'email', email }
  }
  const cellphone = canonicalCellphone(text)
  if (cellphone !== undefined) return { kind: 'cellphone', cellphone }
  const mainland = canonicalCellphone(`+86${text}`) ?? ''
  return /^\+861\d{10}$/.test(mainland) ? { kind: 'cellphone', cellphone: mainland } : { kind: 'invalid' }
}
