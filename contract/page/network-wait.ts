/** What a part of the page did not get, because no answer came. It is asked for again when the network is back. */
export type NetworkWait = {
  /** Asks again. Called once. */
  act: () => void
  /** Ends the waiting when it aborts. */
  signal: AbortSignal
}

/**
 * The event of the window by which code that does not import the session hands over a `NetworkWait`. The portal prevents
 * its default. Where nobody does, the code runs without the portal and waits by itself.
 */
export const networkWaitEvent = 'portal-network-wait'

/** The errors of the session that mean that no answer came, and the one of `fetch`. */
const networkErrors: readonly string[] = ['Unreachable', 'TimedOut', 'TypeError']

/** Whether no answer came. A refusal is an answer: to ask again changes nothing. */
export const isOfNetwork = (error: unknown): boolean => error instanceof Error && networkErrors.includes(error.name)
