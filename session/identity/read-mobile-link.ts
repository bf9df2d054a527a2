import { isWellFormedToken } from './token-form.ts'

/** Roles that the mobile app opens the portal with (spec §2.55). They choose a layout and grant nothing (T11). */
const mobileRoles = ['2', '3', '4'] as const
type MobileRole = (typeof mobileRoles)[number]

/** What a link of the mobile app brings: a token, and the role that the app is used in. */
export type MobileLink = { token: string; role: MobileRole }

const isMobileRole = (role: string | null): role is MobileRole => mobileRoles.some(it => it === role)

const carried: readonly string[] = ['token', 'role']

/**
 * Reads token and role out of a query that has both. A link that the portal doesn't take, by its role or by the form of
 * its token, loses them all the same: an address stays in the history (T12).
 * @returns the link, and the query without it; undefined for a query that is no such link's
 */
export const readMobileLink = (search: string): { link: MobileLink | undefined; rest: string } | undefined => {
  const query = new URLSearchParams(search)
  const token = query.get('token')
  const role = query.get('role')
  if (token === null || role === null) return undefined
  return {
    link: isWellFormedToken(token) && isMobileRole(role) ? { token, role } : undefined,
    rest: without(search, carried)
  }
}

/** The rest is kept as it was written: a query can be spelt in more than one way, and its reader may know only one. */
const without = (search: string, names: readonly string[]): string => {
  const parts = search.replace(/^\?/, '').split('&')
  const kept = parts.filter(part => ![...new URLSearchParams(part).keys()].some(name => names.includes(name)))
  return kept.join('') === '' ? '' : `?${kept.join('&')}`
}
