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
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? { kind: 'email', email: text } : { kind: 'invalid' }
  }
  const digits = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return { kind: 'cellphone', cellphone: digits }
  if (/^1\d{10}$/.test(digits)) return { kind: 'cellphone', cellphone: `+86${digits}` }
  return { kind: 'invalid' }
}
