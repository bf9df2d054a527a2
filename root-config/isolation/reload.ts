import { $route, keepReloaded, paths, track } from '@portal/session'
import { keepUnfinished } from '../apps/unfinished.ts'
import { wantedApplication } from '../main/view.pure.ts'
import { $decision } from '../routing/router.ts'

// Taken before any application can change it.
const loadAgain = location.reload.bind(location)

const openAddress = location.assign.bind(location)

const replaceState = history.replaceState.bind(history)

const { origin } = location

let isDue = false

/**
 * Loads the page again, when an application changed it in a way that nothing in a page can undo. That waits until the
 * person goes elsewhere. By then, they were asked about unsaved work. It happens once, and the next page tells why.
 * @param shownBy the application that the person leaves first
 * @param locked the names of the parts that can't be restored; nothing happens when it is empty
 */
export const reloadAfter = (name: string, shownBy: string, locked: readonly string[]): void => {
  if (locked.length === 0 || isDue) return
  isDue = true
  const errMsg = `${name} locked: ${locked.slice(0, 20).join(', ')}`
  console.warn(errMsg)
  track('jsError', { errName: name, errMsg, errStack: '' })
  const stop = $decision.subscribe(decision => {
    if (wantedApplication(decision) === shownBy) return
    queueMicrotask(() => stop())
    keepReloaded()
    loadAgain()
  })
}

/**
 * Opens the dashboard in a new page, because the frame is gone and a person has no other way out. The page of the
 * application would only lose its frame again.
 */
export const leaveAtOnce = (name: string): void => {
  track('jsError', { errName: name, errMsg: `${name} left no frame`, errStack: '' })
  keepReloaded()
  openAddress(paths.dashboard)
}

/**
 * Loads the page again at the same address, because nothing on it hears the person any more. The next page does not open
 * the application before the person agrees: it would only do the same again.
 * @param name of the application; that of a contribution is not known, and the last one that was begun counts
 */
export const reloadAtOnce = (name: string | undefined): void => {
  if (!isDeaf) {
    isDeaf = true
    const errName = keepUnfinished(name)
    track('jsError', { errName, errMsg: `${errName} left no listeners`, errStack: '' })
    keepReloaded()
  }
  const { pathname, search, hash } = $route.get()
  const address = `${origin}${pathname}${search}${hash}`
  // A document that was opened by another one has that one's address.
  if (location.href.startsWith(`${origin}/`)) {
    replaceState(history.state, '', address)
    loadAgain()
  } else openAddress(address)
}

let isDeaf = false
