import { setUnsaved, track } from '@portal/session'
import { keepBuiltIns } from './built-ins.ts'
import { keepFrame, noteLeftBehind, restoreFrame } from './left-behind.ts'
import { closeRunning, openRunning, watchRunning } from './left-running.ts'
import { noteGlobals } from './own-globals.ts'

let restoreBuiltIns = (): string[] => []

/**
 * Begins to keep the page as it is against what sub-applications do to it. It has to be called before the first of them
 * is loaded, and after single-spa has put its own functions in the place of the window's.
 */
export const keepPage = (): void => {
  restoreBuiltIns = keepBuiltIns()
  keepFrame()
  watchRunning()
}

/**
 * Follows an application from before its mount until it is gone.
 * @param address of its module; of the portal's own pages there is none
 * @returns takes away what it left on the page: nodes, styles, timers, listeners, globals
 */
export const followTraces = (name: string, address: string): (() => void) => {
  openRunning(address)
  const removeNodes = noteLeftBehind()
  const removeGlobals = noteGlobals(name)
  return () => {
    closeRunning(address)
    setUnsaved(name, false)
    mendBuiltIns(name)
    removeNodes()
    restoreFrame()
    report(name, 'made globals', removeGlobals())
  }
}

/** Puts back what an application changed of the language itself: the frame lives by it while the application is open. */
export const mendBuiltIns = (name: string): void => report(name, 'changed built-ins', restoreBuiltIns())

const report = (name: string, what: string, names: string[]): void => {
  if (names.length === 0) return
  const errMsg = `${name} ${what}: ${names.slice(0, 20).join(', ')}`
  console.warn(errMsg)
  track('jsError', { errName: name, errMsg, errStack: '' })
}
