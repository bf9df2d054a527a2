import { setUnsaved, track } from '@portal/session'
import { observeAddedNodes } from './added-nodes.ts'
import { saveBuiltIns } from './built-ins.ts'
import { noteGlobals } from './own-globals.ts'
import { protectPageParts, restorePageParts } from './page-parts.ts'
import { endTasksOf, trackTasksOf, watchTimersAndListeners } from './timers-and-listeners.ts'

let restoreSaved = (): string[] => []

/**
 * Starts to protect the page against side effects of sub-applications. Call this before the first sub-application is
 * loaded, and after single-spa has patched the functions of the window.
 */
export const protectPage = (): void => {
  restoreSaved = saveBuiltIns()
  protectPageParts()
  watchTimersAndListeners()
}

/**
 * Observes an application from before its mount until it is left.
 * @param url of its module
 * @returns a function that removes what the application left on the page: nodes, styles, timers, listeners, globals
 */
export const observeSideEffects = (name: string, url: string): (() => void) => {
  trackTasksOf(url)
  const removeNodes = observeAddedNodes()
  const removeGlobals = noteGlobals(name)
  return () => {
    endTasksOf(url)
    setUnsaved(name, false)
    restoreBuiltIns(name)
    removeNodes()
    restorePageParts()
    report(name, 'made globals', removeGlobals())
  }
}

/** Restores JavaScript built-ins that an application changed. The frame needs them while the application is open. */
export const restoreBuiltIns = (name: string): void => report(name, 'changed built-ins', restoreSaved())

const report = (name: string, what: string, names: string[]): void => {
  if (names.length === 0) return
  const errMsg = `${name} ${what}: ${names.slice(0, 20).join(', ')}`
  console.warn(errMsg)
  track('jsError', { errName: name, errMsg, errStack: '' })
}
