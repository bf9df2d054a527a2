/** The cloud's answer so far. */
export type Loaded<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed' }

/**
 * Loads data and reports the answer. Of several requests only the last answer is reported, and none after the end.
 * @returns functions that load and end
 */
export const createLoader = <Value>(tell: (loaded: Loaded<Value>) => void) => {
  let turn = 0
  return {
    load: async (ask: () => Promise<Value>): Promise<void> => {
      turn += 1
      const own = turn
      tell({ state: 'loading' })
      try {
        const value = await ask()
        if (own === turn) tell({ state: 'ready', value })
      } catch {
        // The portal has already shown a notice about the failure.
        if (own === turn) tell({ state: 'failed' })
      }
    },
    end: (): void => {
      turn += 1
    }
  }
}
