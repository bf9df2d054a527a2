import { $route, $unsaved, environment, mayLeave, pathOnThisOrigin, readRoute } from '@portal/session'
import { subAppOf } from '#contract/page/sub-apps/sub-apps.ts'
import { limitHistory, wasRefused } from './history-limit.ts'

/** Called with each new path before anybody else acts on it. */
let beforeChange = (_pathname: string): void => undefined

export const callBeforeChange = (act: (pathname: string) => void): void => {
  beforeChange = act
}

/** The index of the shown address in the tab's history. Undefined in browsers without the Navigation API. */
let position: number | undefined

/** Whether the next change of the address is our own: it returns to the shown address while the person is asked. */
let isReturning = false

const positionNow = (): number | undefined => globalThis.navigation?.currentEntry?.index

/**
 * Updates the session's route when the address changes. Call this before single-spa starts. Later listeners of these
 * events wait in single-spa while a sub-application is loading. One that hangs would freeze the Back button (M1).
 * single-spa also fires an event for every `pushState`, so changes by sub-applications are seen here.
 */
export const watchAddress = (): void => {
  limitHistory()
  position = positionNow()
  for (const event of ['popstate', 'hashchange']) window.addEventListener(event, hearChange)
}

const hearChange = (event: Event): void => {
  if (isReturning) {
    isReturning = false
    event.stopImmediatePropagation()
    return
  }
  if (losesWork(location.pathname)) {
    // The address is reverted at once. Neither single-spa nor the sub-application's router may act on it.
    event.stopImmediatePropagation()
    void askAfterwards()
  } else takeAddress()
}

const takeAddress = (): void => {
  beforeChange(location.pathname)
  position = positionNow()
  readRoute()
}

/**
 * Whether leaving the current page loses work. Inside one sub-application, only work marked `lostWith: 'page'` is lost.
 */
const losesWork = (pathname: string): boolean => {
  const unsaved = $unsaved.get()
  if (unsaved.length === 0 || pathname === $route.get().pathname) return false
  const { subApps } = environment()
  const prefix = subAppOf($route.get().pathname, subApps)
  return (
    prefix === undefined ||
    subAppOf(pathname, subApps) !== prefix ||
    unsaved.some(({ lostWith }) => lostWith === 'page')
  )
}

/** The address has changed already (Back, or by a sub-application). It is reverted, and then the person is asked. */
const askAfterwards = async (): Promise<void> => {
  const wanted = addressOf(location)
  const steps = stepsBetween(position, positionNow())
  isReturning = true
  if (steps === undefined) history.pushState(null, '', addressOf($route.get()))
  else if (steps === 0) history.replaceState(null, '', addressOf($route.get()))
  else history.go(-steps)
  if (!(await mayLeave())) return
  if (steps === undefined) goTo(wanted, 'push')
  else if (steps === 0) goTo(wanted, 'replace')
  else history.go(steps)
}

const stepsBetween = (from: number | undefined, to: number | undefined): number | undefined =>
  from === undefined || to === undefined ? undefined : to - from

/**
 * Goes to a path of this origin. Asks first when that loses work. When the browser refuses to change the address, the
 * page is loaded instead (docs/requirements.md §8).
 * @throws TypeError for an address that is not a path of this origin. In `location` it could leave the site or run as
 * script (M7).
 */
export const goTo = (address: string, how: 'push' | 'replace'): void => {
  const path = pathOnThisOrigin(address)
  if (path === undefined) throw new TypeError(`Not a path of this portal: ${address}`)
  // `replace` is a redirect by the portal itself, for example after the end of the session. It never asks.
  if (how === 'push' && losesWork(pathnameOf(path))) void mayLeave().then(yes => yes && change(path, how))
  else change(path, how)
}

const change = (path: string, how: 'push' | 'replace'): void => {
  const before = location.href
  beforeChange(pathnameOf(path))
  try {
    changeTo(path, how)
  } catch (cause) {
    console.warn(`The browser refused to change the address. Loading ${path} instead.`, cause)
    location.assign(path)
    return
  }
  if (wasRefused()) return
  // Browsers silently ignore changes after a page has made too many of them.
  const ignored = location.href === before && before !== new URL(path, before).href
  if (ignored) location.assign(path)
  // Before single-spa starts, no event is fired for this change.
  else takeAddress()
}

/** The functions of the history. An application may replace them for itself. */
let own: Pick<History, 'pushState' | 'replaceState'> | undefined

/** Keeps the functions of the history, which single-spa has replaced when it has started. */
export const keepHistory = (): void => {
  own = { pushState: history.pushState, replaceState: history.replaceState }
}

const changeTo = (path: string, how: 'push' | 'replace'): void => {
  const { pathname, search, hash } = new URL(path, location.href)
  const isSamePage = pathname === location.pathname && search === location.search
  if (how === 'push' && isSamePage) location.hash = hash
  else (own ?? history)[`${how}State`].call(history, null, '', path)
}

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  pathname + search + hash
