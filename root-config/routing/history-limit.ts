import { track } from '@portal/session'

/** How often applications may change the address, and within which time: far below what browsers allow a page. */
const applicationAddressChanges = 50
const applicationAddressWindowMs = 10_000

/** Times of the latest changes by applications, oldest first, in milliseconds of the page's clock. */
const changes: number[] = []

let refused = false
let reported = false

/** Whether the last change of the address was refused. The caller must not make the change in another way. */
export const wasRefused = (): boolean => refused

/**
 * Limits how often applications may change the address. Browsers allow about 200 changes in ten seconds. Then they
 * ignore changes (Chromium) or throw (Safari). An application in a loop would block the portal's own navigation.
 * Changes by the portal are not limited. Call this after single-spa has patched the functions of `history`.
 */
export const limitHistory = (): void => {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    Reflect.set(history, name, (...given: Parameters<History['pushState']>) => {
      refused = isByApplication() && !countChange(performance.now())
      if (!refused) return change(...given)
      if (!reported) report()
      reported = true
    })
  }
}

const countChange = (now: number): boolean => {
  while ((changes[0] ?? now) < now - applicationAddressWindowMs) changes.shift()
  if (changes.length >= applicationAddressChanges) return false
  changes.push(now)
  reported = false
  return true
}

/**
 * Whether a script of an application is on the stack. The application may call `history`, call the portal's `navigate`,
 * or click on a link by script. When the browser gives no stack, no change is refused.
 */
const isByApplication = (): boolean => {
  const before = Error.stackTraceLimit
  // Deep enough for an application that calls through the portal's own functions.
  Error.stackTraceLimit = 30
  const { stack = '' } = new Error('stack')
  Error.stackTraceLimit = before
  const own = `${location.origin}/assets/`
  return [...stack.matchAll(/https?:\/\/[^\s)]+/g)].some(([url]) => !url.startsWith(own))
}

const report = (): void => {
  const most = applicationAddressChanges
  const within = applicationAddressWindowMs
  const errMsg = `More than ${most} changes of the address in ${within / 1_000} s below ${location.pathname}; the rest is ignored.`
  console.warn(errMsg)
  track('jsError', { errName: 'history', errMsg, errStack: '' })
}
