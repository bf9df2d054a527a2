import {
  allows,
  isLoginPath,
  type Menu,
  type MobileLink,
  opensPath,
  paths,
  type Route,
  readMobileLink,
  type Session,
  safeRedirect
} from '@portal/session'
import { type SubAppPrefix, subAppOf } from '#contract/page/sub-apps.ts'
import { permissions } from '#contract/permissions.ts'

/** What the guard looks at besides the address. */
export type Facts = {
  session: Session
  menu: Menu
  /** A link of the mobile app that is being attended to. */
  link?: MobileLink | undefined
}

/** What the guard says of an address. */
export type Decision =
  | { kind: 'page' }
  | { kind: 'subApp'; prefix: SubAppPrefix }
  | { kind: 'redirect'; to: string }
  | { kind: 'load'; what: 'user' | 'menu' | 'link' }
  | { kind: 'menuFailed' }
  /** Nobody knows whether the person's robots open it. */
  | { kind: 'modelsFailed' }
  | { kind: 'takeLink'; link: MobileLink; to: string }

const publicPages: readonly string[] = [paths.unauthorized, paths.notFound]

/** The pages of members, and the permission that each needs; null where it needs none. */
const memberPages: Readonly<Record<string, string | null>> = {
  [paths.dashboard]: null,
  [paths.languages]: permissions.languages,
  [paths.account]: permissions.account,
  [paths.secure]: permissions.securityCentre,
  [paths.cleaningCentre]: permissions.cleaningCentre
}

/**
 * The route guard (spec §2.51 to §2.55): from where, to where and for whom, what happens. Its five points, in the order
 * in which they decide here, and why the last comes first:
 *
 * 5. A token and a role in the link: they have to leave the address before anything else is asked for (T12), and until
 *    the cloud has said whose the token is, nobody knows what to show.
 * 3. No token: to the sign-in page, with the address to come back to; a member there is sent on. It stands before the
 *    two points that pass, since neither the `micro` query nor being inside a sub-application replaces a token (T07).
 * 1. The `micro` query passes, and the sub-application is given it.
 * 2. Moving within one sub-application passes.
 * 4. The user has to be known, then the menu, before an address is measured against either.
 */
export const decide = (from: Route | undefined, to: Route, { session, menu, link }: Facts): Decision => {
  const found = readMobileLink(to.search)
  if (found !== undefined) {
    const rest = addressOf({ ...to, search: found.rest })
    return found.link === undefined ? { kind: 'redirect', to: rest } : { kind: 'takeLink', link: found.link, to: rest }
  }
  if (link !== undefined) return { kind: 'load', what: 'link' }

  const query = new URLSearchParams(to.search)

  if (isLoginPath(to.pathname)) return atLogin(query, session)
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
  } else if (!Object.hasOwn(memberPages, to.pathname)) {
    return { kind: 'redirect', to: paths.notFound }
  }

  if (session.state === 'unknown') return { kind: 'load', what: 'user' }
  if (prefix === undefined) {
    const open = allows(session.user.perms, memberPages[to.pathname])
    return open ? { kind: 'page' } : { kind: 'redirect', to: paths.unauthorized }
  }
  if (menu.state === 'failed') return { kind: 'menuFailed' }
  if (menu.state !== 'ready') return { kind: 'load', what: 'menu' }
  const { perms, withheld = [] } = session.user
  if (opensPath(menu.items, perms, to.pathname)) return { kind: 'subApp', prefix }
  return opensPath(menu.items, [...perms, ...withheld], to.pathname)
    ? { kind: 'modelsFailed' }
    : { kind: 'redirect', to: paths.unauthorized }
}

const atLogin = (query: URLSearchParams, session: Session): Decision => {
  if (session.state === 'unknown') return { kind: 'load', what: 'user' }
  // Whoever was given a link may be signed in with another account.
  if (query.get('screen') === 'set-password') return { kind: 'page' }
  if (session.state === 'member') return { kind: 'redirect', to: safeRedirect(query.get('redirect')) }
  return { kind: 'page' }
}

const addressOf = ({ pathname, search, hash }: Route): string => pathname + search + hash
