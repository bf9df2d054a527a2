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

/** Loads data, and reports each state. Of several pending requests only the last answer is reported. */
export const createLoader = <Value>(report: (loaded: Loaded<Value>) => void): Loader<Value> => {
  let latest = 0
  let shown: Value | undefined
  return {
    load: async (ask, before = 'keep') => {
      const turn = ++latest
      if (before === 'forget') shown = undefined
      report({ state: 'loading', before: shown })
      try {
        const value = await ask()
        if (turn !== latest) return
        shown = value
        report({ state: 'ready', value })
      } catch (error) {
        if (turn !== latest) return
        shown = undefined
        report({ state: 'failed', error })
      }
    },
    end: () => {
      latest += 1
    }
  }
}
