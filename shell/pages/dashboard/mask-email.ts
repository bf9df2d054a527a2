/** An e-mail as it is shown: one or two leading characters, then stars, then the domain (spec §5). */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const name = [...email.slice(0, at)]
  return `${name.slice(0, name.length > 2 ? 2 : 1).join('')}***${email.slice(at)}`
}
