/** Calls back once. @returns ends the waiting */
export type AwaitReturn = (act: () => void) => () => void

/** Waits until the network is there again, or until the person comes back to the window. */
export const awaitReturnToPage: AwaitReturn = act => {
  const end = new AbortController()
  const signal = end.signal
  const once = (): void => {
    end.abort()
    act()
  }
  for (const event of ['online', 'focus']) addEventListener(event, once, { signal })
  return () => end.abort()
}
