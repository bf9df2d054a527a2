import { DestroyRef, effect, inject, type Signal, signal, untracked } from '@angular/core'
import { createLoader, type Loaded } from 'robot-portal-kit'
import { useStore, useSubApp } from 'robot-portal-kit/angular'

/** Data of the cloud. It is loaded again when the key changes, and when another person signed in. */
export const useLoaded = <Key, Value>(
  key: () => Key,
  ask: (key: Key) => Promise<Value>
): { loaded: Signal<Loaded<Value>>; load: () => void } => {
  const token = useStore(useSubApp().token$)
  const loaded = signal<Loaded<Value>>({ state: 'loading', before: undefined })
  const { load, end } = createLoader<Value>(now => loaded.set(now))
  const loadNow = (): void => void load(() => ask(untracked(key)))
  effect(() => {
    key()
    token()
    untracked(loadNow)
  })
  inject(DestroyRef).onDestroy(end)
  return { loaded: loaded.asReadonly(), load: loadNow }
}
