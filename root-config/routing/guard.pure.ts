import {
  allows,
  isLoginPath,
  type LookedUp,
  type Menu,
  type MobileLink,
  opensPath,
  paths,
  type Route,
  readMobileLink,
  type Session,
  safeRedirect
} from '@portal/session'
import { addedPrefixAt, type NamedSubApps, type SubAppPrefix, subAppOf } from '#contract/page/sub-apps/sub-apps.ts'
import { permissions } from '#contract/permissions.ts'

/** The facts that the guard needs besides the address. */
export type Facts = {
  session: Session
  menu: Menu
  /** A link of the mobile app that is being accepted. */
  link?: MobileLink | undefined
  /** The sub-applications of the environment; without them only the thirteen are known. */
  named?: NamedSubApps | undefined
  /** The server's answers about further ones; absent where `named` has all of them. */
  lookedUp?: LookedUp | undefined
}

/** The guard's decision for an address. */
export type Decision =
  | { kind: 'page' }
  | { kind: 'subApp'; prefix: SubAppPrefix }
  | { kind: 'redirect'; to: string }
  | { kind: 'load'; what: 'user' | 'menu' | 'link' }
  /** The page does not know whether its site has this sub-application. */
  | { kind: 'load'; what: 'subApp'; prefix: SubAppPrefix }
  | { kind: 'menuFailed' }
  /** The cloud knows the person, and gives them no menu. The session ends. */
  | { kind: 'menuRefused' }
  /** The models of the person's robots could not be loaded, so access is unknown. */
  | { kind: 'modelsFailed' }
  | { kind: 'takeLink'; link: MobileLink; to: string }

const publicPages: readonly string[] = [paths.unauthorized, paths.notFound]

/** Whether a guest may open the address. */
export const isForGuests = (pathname: string): boolean => publicPages.includes(pathname) || isLoginPath(pathname)

/** The pages of members, each with the permission that it needs, or null. */
const memberPages: Readonly<Record<string, string | null>> = {
  [paths.dashboard]: null,
  [paths.languages]: permissions.languages,
  [paths.releases]: permissions.releases,
  [paths.account]: permissions.account,
  [paths.reserve]: permissions.myReservations,
  [paths.secure]: permissions.securityCentre,
  [paths.cleaningCentre]: permissions.cleaningCentre
}

/**
 * The route guard (docs/requirements.md §2.51 to §2.55) decides about a change from one address to another, and cancels none
 * (docs/decisions/0003-decisions-instead-of-cancelled-navigation.md). Its five points in the order of this code:
 *
 * 5. A link with token and role. The token must leave the address before any request (T12). Until the cloud has said
 *    whose token it is, no page can be shown.
 * 3. No token: redirect to the sign-in page, with the address to return to. A member on the sign-in page is redirected
 * to
 *    that address. This point is before points 1 and 2, because neither of them replaces a token (T07).
 * 1. An address with the `micro` query is allowed. The sub-application gets the query.
 * 2. Changes within one sub-application are allowed.
 * 4. The user must be loaded, then the menu. Then the address is checked against both.
 */
export const decide = (
  from: Route | undefined,
  to: Route,
  { session, menu, link, named, lookedUp }: Facts
): Decision => {
  const found = readMobileLink(to.search)
  if (found !== undefined) {
    const rest = addressOf({ ...to, search: found.rest })
    return found.link === undefined ? { kind: 'redirect', to: rest } : { kind: 'takeLink', link: found.link, to: rest }
  }
  if (link !== undefined) return { kind: 'load', what: 'link' }

  const query = new URLSearchParams(to.search)

  if (isLoginPath(to.pathname)) return atLogin(query, session)
  if (publicPages.includes(to.pathname)) {
    // Everybody may open these pages, but the header shows the user.
    return session.state === 'unknown' ? { kind: 'load', what: 'user' } : { kind: 'page' }
  }
  if (session.state === 'guest') {
    if (!mayBePage(to.pathname, named)) return { kind: 'redirect', to: paths.notFound }
    return { kind: 'redirect', to: session.left ? paths.login : paths.loginThen(addressOf(to)) }
  }
  if (to.pathname === paths.root) return { kind: 'redirect', to: paths.dashboard + to.search + to.hash }

  const prefix = subAppOf(to.pathname, named)
  if (prefix !== undefined) {
    if (query.get('micro') === 'true') return { kind: 'subApp', prefix }
    if (from !== undefined && subAppOf(from.pathname, named) === prefix) return { kind: 'subApp', prefix }
  } else if (!Object.hasOwn(memberPages, to.pathname)) {
    return nowhere(to.pathname, lookedUp)
  }

  if (session.state === 'unknown') return { kind: 'load', what: 'user' }
  if (menu.state === 'refused') return { kind: 'menuRefused' }
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

/**
 * Where /401 leads when the person has other permissions: to the page in whose place it is shown, unless the guard still
 * refuses that. The query that lets sub-applications pass does not count.
 */
export const reopen = (closed: string, facts: Facts): Decision | undefined => {
  const [pathname = ''] = closed.split(/[?#]/, 1)
  const decision = decide(undefined, { pathname, search: '', hash: '' }, facts)
  return decision.kind === 'redirect' ? undefined : { kind: 'redirect', to: closed }
}

/** Whether a member could open an address. A guest's page does not know the sub-applications that were added. */
const mayBePage = (pathname: string, named: NamedSubApps | undefined): boolean =>
  pathname === paths.root ||
  Object.hasOwn(memberPages, pathname) ||
  subAppOf(pathname, named) !== undefined ||
  addedPrefixAt(pathname) !== undefined

/** An address that belongs to nothing that the page knows. */
const nowhere = (pathname: string, lookedUp: LookedUp | undefined): Decision => {
  const prefix = lookedUp && addedPrefixAt(pathname)
  if (prefix === undefined || lookedUp?.absent.includes(prefix)) return { kind: 'redirect', to: paths.notFound }
  return lookedUp?.failed.includes(prefix) ? { kind: 'menuFailed' } : { kind: 'load', what: 'subApp', prefix }
}

const atLogin = (query: URLSearchParams, session: Session): Decision => {
  if (session.state === 'unknown') return { kind: 'load', what: 'user' }
  // The link to set a password must work even when another account is signed in.
  if (query.get('screen') === 'set-password') return { kind: 'page' }
  if (session.state === 'member') return { kind: 'redirect', to: safeRedirect(query.get('redirect')) }
  return { kind: 'page' }
}

const addressOf = ({ pathname, search, hash }: Route): string => pathname + search + hash
