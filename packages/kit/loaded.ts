import { type AwaitReturn, awaitReturnToPage } from './await-return.ts'

/** What the cloud answered so far. `before` is the content until now: it stays on screen until the answer arrives. */
export type Loaded<Value> =
  | { state: 'loading'; before: Value | undefined }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: unknown }

/** The content on screen. */
export const shownOf = <Value>(loaded: Loaded<Value>): Value | undefined => {
  if (loaded.state === 'ready') return loaded.value
  return loaded.state === 'loading' ? loaded.before : undefined
}

export type Loader<Value> = {
  /** `forget` empties the content first: another person's data must not be shown. */
  load: (ask: () => Promise<Value>, before?: 'keep' | 'forget') => Promise<void>
  /** No answer is reported from now on. */
  end: () => void
}

/**
 * Loads data, and reports each state. Of several pending requests only the last answer is reported. What failed is asked
 * for once more when the network is there again, or when the person comes back to the window: a choice in a form has no
 * button for another try.
 */
export const createLoader = <Value>(
  report: (loaded: Loaded<Value>) => void,
  awaitReturn: AwaitReturn = awaitReturnToPage
): Loader<Value> => {
  let latest = 0
  let shown: Value | undefined
  let stopWaiting: (() => void) | undefined
  const attempt = async (ask: () => Promise<Value>, turn: number): Promise<void> => {
    try {
      const value = await ask()
      if (turn !== latest) return
      shown = value
      report({ state: 'ready', value })
    } catch (error) {
      if (turn !== latest) return
      shown = undefined
      report({ state: 'failed', error })
      // The failure stays on screen meanwhile: a sign of loading would flicker at each return.
      stopWaiting = awaitReturn(() => void attempt(ask, turn))
    }
  }
  return {
    load: (ask, before = 'keep') => {
      stopWaiting?.()
      if (before === 'forget') shown = undefined
      report({ state: 'loading', before: shown })
      return attempt(ask, ++latest)
    },
    end: () => {
      stopWaiting?.()
      latest += 1
    }
  }
}
