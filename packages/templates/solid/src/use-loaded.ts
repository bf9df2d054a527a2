import { createLoader, type Loaded } from 'robot-portal-kit'
import { useStore, useSubApp } from 'robot-portal-kit/solid'
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'

/** Data of the cloud. It is loaded again when the key changes, and when another person signed in. */
export const useLoaded = <Key, Value>(
  key: Accessor<Key>,
  ask: (key: Key) => Promise<Value>
): [loaded: Accessor<Loaded<Value>>, load: () => void] => {
  const token = useStore(useSubApp().token$)
  const [loaded, report] = createSignal<Loaded<Value>>({ state: 'loading', before: undefined })
  const { load, end } = createLoader<Value>(now => report(() => now))
  const loadNow = (): void => void load(() => ask(key()))
  createEffect(on([key, token], loadNow))
  onCleanup(end)
  return [loaded, loadNow]
}
