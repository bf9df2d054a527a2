import { isLoginPath, type Menu, opensPath, paths, type Route, type Session, safeRedirect } from '@portal/session'
import { type SubAppPrefix, subAppOf } from '#contract/sub-apps.ts'

/** What the guard looks at besides the address. */
export type Facts = { session: Session; menu: Menu }

/** What the guard says of an address. */
export type Decision =
  | { kind: 'page' }
  | { kind: 'subApp'; prefix: SubAppPrefix }
  | { kind: 'redirect'; to: string }
  | { kind: 'load'; what: 'user' | 'menu' }
  | { kind: 'menuFailed' }
  | { kind: 'acceptLink'; token: string; to: string }

const publicPages: readonly string[] = [paths.unauthorized, paths.notFound]
const memberPages: readonly string[] = [paths.dashboard]

/**
 * The route guard (spec §2): from where, to where and for whom, what happens. Its five points, in the order in which
 * they decide here, and why the last comes first:
 *
 * 5. A token and a role in the link: it has to leave the address before anything else is asked for (T12).
 * 3. No token: to the sign-in page, with the address to come back to; a member there is sent on. It stands before the
 *    two points that pass, since neither the `micro` query nor being inside a sub-application replaces a token (T07).
 * 1. The `micro` query passes, and the sub-application is given it.
 * 2. Moving within one sub-application passes.
 * 4. The user has to be known, then the menu, before an address is measured against either.
 */
export const decide = (from: Route | undefined, to: Route, { session, menu }: Facts): Decision => {
  const query = new URLSearchParams(to.search)
  const link = linkToken(query)
  if (link !== undefined) return { kind: 'acceptLink', token: link, to: withoutLink(to, query) }

  if (isLoginPath(to.pathname)) return atLogin(to, query, session)
  if (publicPages.includes(to.pathname)) {
    // Open to everybody, but the frame around it shows who is here.
    return session.state === 'unknown' ? { kind: 'load', what: 'user' } : { kind: 'page' }
  }
  if (session.state === 'guest') return { kind: 'redirect', to: paths.loginThen(addressOf(to)) }
  if (to.pathname === paths.root) return { kind: 'redirect', to: paths.dashboard + to.search + to.hash }

  const prefix = subAppOf(to.pathname)
  if (prefix !== undefined) {
    if (query.get('micro') === 'true') return { kind: 'subApp', prefix }
    if (from !== undefined && subAppOf(from.pathname) === prefix) return { kind: 'subApp', prefix }
  } else if (!memberPages.includes(to.pathname)) {
    return { kind: 'redirect', to: paths.notFound }
  }

  if (session.state === 'unknown') return { kind: 'load', what: 'user' }
  if (prefix === undefined) return { kind: 'page' }
  if (menu.state === 'failed') return { kind: 'menuFailed' }
  if (menu.state !== 'ready') return { kind: 'load', what: 'menu' }
  if (!opensPath(menu.items, session.user.perms, to.pathname)) return { kind: 'redirect', to: paths.unauthorized }
  return { kind: 'subApp', prefix }
}

const atLogin = (to: Route, query: URLSearchParams, session: Session): Decision => {
  if (session.state === 'unknown') return { kind: 'load', what: 'user' }
  if (session.state === 'member') return { kind: 'redirect', to: safeRedirect(query.get('redirect')) }
  return to.pathname === paths.olderLogin ? { kind: 'redirect', to: paths.login + to.search } : { kind: 'page' }
}

/** Roles that the mobile app opens the portal with (spec §2, point 5). They choose a layout and grant nothing (T11). */
const linkRoles: readonly (string | null)[] = ['2', '3', '4']

const linkToken = (query: URLSearchParams): string | undefined => {
  const token = query.get('token')
  return token && linkRoles.includes(query.get('role')) ? token : undefined
}

const withoutLink = (to: Route, query: URLSearchParams): string => {
  const rest = new URLSearchParams(query)
  rest.delete('token')
  rest.delete('role')
  return addressOf({ ...to, search: rest.size === 0 ? '' : `?${rest}` })
}

const addressOf = ({ pathname, search, hash }: Route): string => pathname + search + hash
