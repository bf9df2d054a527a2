/** The cloud's answer so far. `before` is the content until now: it stays on screen until the answer arrives. */
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
  /**
   * `forget` empties the content first: another person's data must not be shown. `again` is for news of content that is on
   * screen: it stays without a sign until the answer arrives, and also where none does.
   * `ask` is given a signal for its questions: it aborts when another question follows, and at the end. A loader asks again
   * by itself, so `ask` never makes wishes.
   */
  load: (ask: (signal: AbortSignal) => Promise<Value>, before?: 'keep' | 'forget' | 'again') => Promise<void>
  /** No answer is reported from now on. */
  end: () => void
}

/** Calls back once, when another try is worth it after this error. @returns ends the waiting */
export type AwaitReturn = (act: () => void, error: unknown) => () => void

/** A loader whose failed requests wait for a return. `createLoader` gives it the page's. */
export const createLoaderWith = <Value>(
  awaitReturn: AwaitReturn,
  report: (loaded: Loaded<Value>) => void
): Loader<Value> => {
  let latest = 0
  let shown: Value | undefined
  let isReady = false
  let stopWaiting: (() => void) | undefined
  let question = new AbortController()
  const attempt = async (ask: (signal: AbortSignal) => Promise<Value>, turn: number): Promise<void> => {
    try {
      const value = await ask(question.signal)
      if (turn !== latest) return
      shown = value
      isReady = true
      report({ state: 'ready', value })
    } catch (error) {
      if (turn !== latest) return
      if (!isReady) {
        shown = undefined
        report({ state: 'failed', error })
      }
      // What is on screen stays there meanwhile: a sign of loading would flicker at each return.
      stopWaiting = awaitReturn(() => void attempt(ask, turn), error)
    }
  }
  /** The questions before are no longer wanted. */
  const leave = (): void => {
    stopWaiting?.()
    latest += 1
    question.abort()
  }
  return {
    load: (ask, before = 'keep') => {
      leave()
      question = new AbortController()
      if (before === 'forget') shown = undefined
      if (before !== 'again') isReady = false
      if (!isReady) report({ state: 'loading', before: shown })
      return attempt(ask, latest)
    },
    end: leave
  }
}
