import { type NetworkWait, networkWaitEvent } from '#contract/page/network-wait.ts'
import { whenReachable } from './when-reachable.ts'

/** Takes over what applications wait for. An application of any framework tells it by an event, without the session. */
export const followWaits = (page: EventTarget): void => {
  page.addEventListener(networkWaitEvent, event => {
    const { act, signal } = (event as CustomEvent<Partial<NetworkWait> | null>).detail ?? {}
    // Any code of the page can make the event.
    if (typeof act !== 'function' || !(signal instanceof AbortSignal)) return
    event.preventDefault()
    if (signal.aborted) return
    signal.addEventListener('abort', whenReachable(act), { once: true })
  })
}
