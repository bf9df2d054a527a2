import { readRoute } from '@portal/session'
import { navigateToUrl } from 'single-spa'

/**
 * Keeps the session's route true to the address in the browser. It has to be called before single-spa starts: from then
 * on single-spa holds listeners of these events back while a sub-application is loading, and one that hangs would freeze
 * the Back button (M1). single-spa makes an event of every `pushState` too, so this hears those of sub-applications.
 */
export const watchAddress = (): void => {
  for (const event of ['popstate', 'hashchange']) window.addEventListener(event, readRoute)
}

/** Goes to a path of this origin; the session has checked that it is one. */
export const goTo = (address: string, how: 'push' | 'replace'): void => {
  try {
    if (how === 'push') navigateToUrl(address)
    else history.replaceState(null, '', address)
  } catch (cause) {
    // A sub-application that broke the history must not hold anybody: a page load gets there too (spec §8).
    console.warn(`Going to ${address} by a page load.`, cause)
    location.assign(address)
  }
  // Before single-spa has started nothing tells of the change.
  readRoute()
}
