import { type AwaitReturn, createLoaderWith, type Loaded, type Loader } from './loaded.pure.ts'

/** Waits until the network is there again, or until the person comes back to the window. */
const awaitReturnToPage: AwaitReturn = act => {
  const end = new AbortController()
  const once = (): void => {
    end.abort()
    act()
  }
  for (const event of ['online', 'focus']) addEventListener(event, once, { signal: end.signal })
  return () => end.abort()
}

/**
 * Loads data, and reports each state. Of several pending requests only the last answer is reported. After a failure it
 * asks once more when the network is back, or when the person returns to the window. It does so because a choice in a form
 * has no button for another try.
 */
export const createLoader = <Value>(report: (loaded: Loaded<Value>) => void): Loader<Value> =>
  createLoaderWith(awaitReturnToPage, report)
