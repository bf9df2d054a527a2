import { createLoader, type Loaded } from 'robot-portal-kit'
import { useStore, useSubApp } from 'robot-portal-kit/solid'
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'

/** Data of the cloud. It is loaded again when the key changes, and starts empty for another person. */
export const useLoaded = <Key, Value>(
  key: Accessor<Key>,
  ask: (key: Key) => Promise<Value>
): [loaded: Accessor<Loaded<Value>>, load: () => void] => {
  const person = useStore(useSubApp().person$)
  const [loaded, report] = createSignal<Loaded<Value>>({ state: 'loading', before: undefined })
  const { load, end } = createLoader<Value>(now => report(() => now))
  const loadNow = (before?: 'keep' | 'forget'): void => void load(() => ask(key()), before)
  createEffect(
    on([key, person], ([, now], asked) => loadNow(asked === undefined || asked[1] === now ? 'keep' : 'forget'))
  )
  onCleanup(end)
  return [loaded, () => loadNow()]
}
