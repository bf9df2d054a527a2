import { onDestroy } from 'svelte'
import { fromStore } from 'svelte/store'
import { useStore, useSubApp } from '../adapters/svelte.ts'
import { createLoader, type Loaded, shownOf } from '../index.ts'

/** Data of the cloud. It is loaded again when a value that `ask` reads changes, and starts empty for another person. */
export const useLoaded = <Value>(ask: (signal: AbortSignal) => Promise<Value>) => {
  let loaded = $state.raw<Loaded<Value>>({ state: 'loading', before: undefined })
  const { load, end } = createLoader<Value>(now => {
    loaded = now
  })
  const person = fromStore(useStore(useSubApp().person$))
  let before = person.current
  $effect(() => {
    const now = person.current
    void load(ask, now === before ? 'keep' : 'forget')
    before = now
  })
  onDestroy(end)
  return {
    get loaded() {
      return loaded
    },
    /** The content on screen. */
    get shown() {
      return shownOf(loaded)
    },
    load: (): Promise<void> => load(ask)
  }
}
