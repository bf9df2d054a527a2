import { isOfNetwork, type NetworkWait, networkWaitEvent } from '#contract/page/network-wait.ts'
import { type AwaitReturn, createLoaderWith, type Loaded, type Loader } from './loaded.pure.ts'

/** Waits until the server answers again, where the network made the question fail. The portal knows when that is. */
const awaitReturnToPage: AwaitReturn = (act, error) => {
  if (!isOfNetwork(error)) return () => undefined
  const end = new AbortController()
  const once = (): void => {
    end.abort()
    act()
  }
  const detail: NetworkWait = { act: once, signal: end.signal }
  const isTaken = !dispatchEvent(new CustomEvent(networkWaitEvent, { detail, cancelable: true }))
  // Without a portal, as in the frame of a sandbox.
  if (!isTaken) for (const event of ['online', 'focus']) addEventListener(event, once, { signal: end.signal })
  return () => end.abort()
}

/**
 * Loads data, and reports each state. Of several pending requests only the last answer is reported. Where no answer came,
 * it asks again by itself when the network is back. A refusal is not asked for again.
 */
export const createLoader = <Value>(report: (loaded: Loaded<Value>) => void): Loader<Value> =>
  createLoaderWith(awaitReturnToPage, report)
