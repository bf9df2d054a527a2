/** A masked e-mail address: one or two leading characters, then stars, then the domain (docs/requirements.md §5). */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  if (at < 1) return '***'
  const name = [...email.slice(0, at)]
  return `${name.slice(0, name.length > 2 ? 2 : 1).join('')}***${email.slice(at)}`
}

/**
 * A masked phone number: `+86138****8000`. At least four digits before the last ones are stars, so that start, end and
 * country together never reveal a short number.
 */
export const maskCellphone = (cellphone: string): string => {
  const digits = cellphone.replace(/\D/g, '')
  const last = digits.length >= 10 ? 4 : 2
  const first = Math.max(1, Math.min(5, digits.length - last - 4))
  if (digits.length < first + last + 1) return '***'
  const stars = '*'.repeat(digits.length - first - last)
  return `${cellphone.startsWith('+') ? '+' : ''}${digits.slice(0, first)}${stars}${digits.slice(-last)}`
}
