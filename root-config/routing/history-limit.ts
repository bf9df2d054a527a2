import { track } from '@portal/session'
import * as limits from '#contract/limits.ts'

/** When applications changed the address lately, oldest first, in milliseconds of the page's clock. */
const changes: number[] = []

let refused = false
let reported = false

/** Whether the last change of the address was refused: it is not to be made in another way. */
export const wasRefused = (): boolean => refused

/**
 * Takes no more than so many changes of the address from applications in a stretch of time. Browsers let a page change
 * it some 200 times in ten seconds, then ignore it (Chromium) or throw (Safari): one that does so in a loop would use up
 * what the portal's own navigation needs. The portal's changes are not counted, whatever applications have used up.
 * It has to be called after single-spa has put its own functions in the place of the browser's.
 */
export const limitHistory = (): void => {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    Reflect.set(history, name, (...given: Parameters<History['pushState']>) => {
      refused = isByApplication() && !takeRoom(performance.now())
      if (!refused) return change(...given)
      if (!reported) report()
      reported = true
    })
  }
}

const takeRoom = (now: number): boolean => {
  while ((changes[0] ?? now) < now - limits.applicationAddressWindowMs) changes.shift()
  if (changes.length >= limits.applicationAddressChanges) return false
  changes.push(now)
  reported = false
  return true
}

/**
 * Whether a script that is not the portal's is among those that asked for the change: an application that calls
 * `history`, the portal's `navigate`, or clicks on a link by script. Where the browser does not tell who asked, nobody
 * is refused.
 */
const isByApplication = (): boolean => {
  const before = Error.stackTraceLimit
  // As deep as from an application through the portal's own functions.
  Error.stackTraceLimit = 30
  const { stack = '' } = new Error('Who asks?')
  Error.stackTraceLimit = before
  const own = `${location.origin}/assets/`
  return [...stack.matchAll(/https?:\/\/[^\s)]+/g)].some(([address]) => !address.startsWith(own))
}

const report = (): void => {
  const most = limits.applicationAddressChanges
  const within = limits.applicationAddressWindowMs
  const errMsg = `More than ${most} changes of the address in ${within / 1_000} s below ${location.pathname}; the rest is ignored.`
  console.warn(errMsg)
  track('jsError', { errName: 'history', errMsg, errStack: '' })
}
