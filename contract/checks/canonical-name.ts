/*
 * One mailbox and one phone have many spellings. Limits, accounts and ways out know one of them alone, the canonical one,
 * which both sides make here. An address or a number that can't be made canonical is refused.
 *
 * Rules of single providers are left out on purpose. Only a provider knows whether `name+shop@…` and `n.ame@…` are the
 * mailbox of `name@…`. A wrong guess would send one person's codes to another. Limits per network address stop people
 * with many such addresses.
 */

/** Characters that no address has outside of quotes: white space, controls, invisible signs, and signs of lists, names and comments. */
const notInAddress = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}"(),:;<>@[\]\\]/u

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * A domain in ASCII and lower case (`bücher.example` is `xn--bcher-kva.example`), by the browser's and Node's own URL
 * parser, which both sides share. The parser also reads escapes, ports and IPv4 addresses. So only letters, digits, hyphens
 * and dots reach it, and the last label may not be a number.
 */
const canonicalDomain = (domain: string): string | undefined => {
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return undefined
  let ascii: string
  try {
    ascii = new URL(`https://${domain}`).hostname.replace(/\.$/, '')
  } catch {
    // The parser's only word for a domain that nobody can have.
    return undefined
  }
  const labels = ascii.split('.')
  const fits = labels.length >= 2 && labels.every(part => label.test(part))
  return fits && /[a-z]/.test(labels.at(-1) ?? '') ? ascii : undefined
}

/** NFKC makes one of full-width and ordinary letters; lower case can undo that for a few of them. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC')

/**
 * The canonical form of an e-mail address: NFKC, lower case, without white space around it, the domain in ASCII.
 * @param text bounded in length by the caller
 * @returns undefined for anything but one plain address: a list, a display name, a comment, a quoted local part,
 * invisible or control characters
 */
export const canonicalEmail = (text: string): string | undefined => {
  const [local = '', domain, ...rest] = folded(text.trim()).split('@')
  if (domain === undefined || rest.length > 0 || local === '' || notInAddress.test(local + domain)) return undefined
  const ascii = canonicalDomain(domain)
  return ascii && `${local}@${ascii}`
}

/** Signs that people write between the digits of a phone number. */
const betweenDigits = /[\s().\p{Pd}/]/gu

/**
 * The canonical form of a phone number: E.164 with the plus. Spaces, hyphens and brackets go, `00` is the plus.
 * @param text bounded in length by the caller
 * @returns undefined where the country code is missing, or where it is no number
 */
export const canonicalCellphone = (text: string): string | undefined => {
  // A zero in brackets is dialled inside the country alone: +44 (0)20 … is +44 20 …
  const digits = folded(text).replace(/\(0\)/, '').replace(betweenDigits, '').replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined
}
