import { isWellFormedToken } from './token-form.pure.ts'

/** Roles that the mobile app opens the portal with (docs/requirements.md §2.55). They choose a layout and grant nothing (T11). */
const mobileRoles = ['2', '3', '4'] as const
type MobileRole = (typeof mobileRoles)[number]

/** The content of a link of the mobile app: a token, and the role in which the app is used. */
export type MobileLink = { token: string; role: MobileRole }

const isMobileRole = (role: string | null): role is MobileRole => mobileRoles.some(it => it === role)

const carried: readonly string[] = ['token', 'role']

/**
 * Reads token and role from a query that has both. Both are removed from the query, because addresses stay in the
 * history (T12). This also happens when the portal rejects the role or the token.
 * @returns the link, and the query without it; undefined when the query has no such link
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

/** The rest of the query stays as written. Its reader may accept only one of several spellings. */
const without = (search: string, names: readonly string[]): string => {
  const parts = search.replace(/^\?/, '').split('&')
  const kept = parts.filter(part => ![...new URLSearchParams(part).keys()].some(name => names.includes(name)))
  return kept.join('') === '' ? '' : `?${kept.join('&')}`
}
