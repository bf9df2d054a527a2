import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { useStore, useSubApp } from '#kit/adapters/solid.ts'
import { createLoader, type Loaded, shownOf } from '#kit/index.ts'

export type UseLoaded<Value> = {
  loaded: Accessor<Loaded<Value>>
  /** The content on screen. */
  shown: Accessor<Value | undefined>
  load: () => Promise<void>
}

/** Data of the cloud. It is loaded again when `key` changes, and starts empty after another sign-in. */
export const useLoaded = <Value>(key: () => string, ask: () => Promise<Value>): UseLoaded<Value> => {
  const [loaded, setLoaded] = createSignal<Loaded<Value>>({ state: 'loading', before: undefined })
  const token = useStore(useSubApp().token$)
  const { load, end } = createLoader<Value>(now => setLoaded(() => now))
  createEffect(
    on([key, token], ([, now], before) => {
      void load(ask, before === undefined || before[1] === now ? 'keep' : 'forget')
    })
  )
  onCleanup(end)
  return { loaded, shown: () => shownOf(loaded()), load: () => load(ask) }
}
