import { canonicalCellphone, canonicalEmail } from '#contract/checks/canonical-name.ts'

/** What was typed into the one field for phone or e-mail, and what it is. */
export type AccountName =
  | { kind: 'email'; email: string }
  | { kind: 'cellphone'; cellphone: string }
  | { kind: 'invalid' }

export type KnownAccountName = Exclude<AccountName, { kind: 'invalid' }>

/**
 * Tells phone from e-mail. People write phones with spaces, hyphens, brackets and `00` for the plus; eleven digits from
 * 1 on are a mobile of mainland China, where most of the accounts are.
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
