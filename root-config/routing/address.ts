import { $route, $unsaved, mayLeave, pathOnThisOrigin, readRoute } from '@portal/session'
import { navigateToUrl } from 'single-spa'
import { subAppOf } from '#contract/page/sub-apps.ts'
import { limitHistory, wasRefused } from './history-limit.ts'

/** Where in the tab's history the address is that the portal shows; unknown where the browser does not tell. */
let position: number | undefined

/** The next change of the address is the one that takes back what the person has not agreed to. */
let takingBack = false

const positionNow = (): number | undefined => globalThis.navigation?.currentEntry?.index

/**
 * Keeps the session's route true to the address in the browser. It has to be called before single-spa starts: from then
 * on single-spa holds listeners of these events back while a sub-application is loading, and one that hangs would freeze
 * the Back button (M1). single-spa makes an event of every `pushState` too, so this hears those of sub-applications.
 */
export const watchAddress = (): void => {
  limitHistory()
  position = positionNow()
  for (const event of ['popstate', 'hashchange']) window.addEventListener(event, hearChange)
}

const hearChange = (event: Event): void => {
  if (takingBack) {
    takingBack = false
    event.stopImmediatePropagation()
    return
  }
  if (losesWork(location.pathname)) {
    // Neither single-spa nor the sub-application's own router may act on an address that is taken back at once.
    event.stopImmediatePropagation()
    void askAfterwards()
  } else takeAddress()
}

const takeAddress = (): void => {
  position = positionNow()
  readRoute()
}

/** A sub-application is left when its prefix is; moving about inside it loses only what it said is lost with the page. */
const losesWork = (pathname: string): boolean => {
  const unsaved = $unsaved.get()
  if (unsaved.length === 0 || pathname === $route.get().pathname) return false
  const prefix = subAppOf($route.get().pathname)
  return prefix === undefined || subAppOf(pathname) !== prefix || unsaved.some(({ lostWith }) => lostWith === 'page')
}

/** The address has changed already (Back, or a sub-application's own doing): it is taken back, and then asked for. */
const askAfterwards = async (): Promise<void> => {
  const wanted = addressOf(location)
  const steps = stepsBetween(position, positionNow())
  takingBack = true
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
 * Goes to a path of this origin, after a question where that loses work. Where the browser does not let the portal, a
 * page load gets there too (spec §8).
 * @throws TypeError for what is no path of this origin: such an address would leave the site, or run as script, where it
 * reaches `location` (M7)
 */
export const goTo = (address: string, how: 'push' | 'replace'): void => {
  const path = pathOnThisOrigin(address)
  if (path === undefined) throw new TypeError(`Not a path of this portal: ${address}`)
  // What replaces an address is a redirect: the portal's own decision, as after the end of the session.
  if (how === 'push' && losesWork(pathnameOf(path))) void mayLeave().then(yes => yes && change(path, how))
  else change(path, how)
}

const change = (path: string, how: 'push' | 'replace'): void => {
  const before = location.href
  try {
    if (how === 'push') navigateToUrl(path)
    else history.replaceState(null, '', path)
  } catch (cause) {
    console.warn(`Going to ${path} by a page load.`, cause)
    location.assign(path)
    return
  }
  if (wasRefused()) return
  // Browsers ignore further changes, without a word, once a page has made too many of them.
  const ignored = location.href === before && before !== new URL(path, before).href
  if (ignored) location.assign(path)
  // Before single-spa has started nothing tells of the change.
  else takeAddress()
}

const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  pathname + search + hash
