/** What the cloud has answered so far. */
export type Loaded<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed' }

/**
 * Asks and tells what came. Of several questions only the last one's answer is told, and none after the end.
 * @returns how to ask, and how to end
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
        // The portal has told the person by a notice what went wrong.
        if (own === turn) tell({ state: 'failed' })
      }
    },
    end: (): void => {
      turn += 1
    }
  }
}
