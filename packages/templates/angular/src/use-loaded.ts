import { DestroyRef, effect, inject, type Signal, signal, untracked } from '@angular/core'
import { createLoader, type Loaded } from 'robot-portal-kit'
import { useStore, useSubApp } from 'robot-portal-kit/angular'

/** Data of the cloud. It is loaded again when the key changes, and starts empty for another person. */
export const useLoaded = <Key, Value>(
  key: () => Key,
  ask: (key: Key) => Promise<Value>
): { loaded: Signal<Loaded<Value>>; load: () => void } => {
  const person = useStore(useSubApp().person$)
  const loaded = signal<Loaded<Value>>({ state: 'loading', before: undefined })
  const { load, end } = createLoader<Value>(now => loaded.set(now))
  const loadNow = (before?: 'keep' | 'forget'): void => void load(() => ask(untracked(key)), before)
  let asked = untracked(person)
  effect(() => {
    key()
    const now = person()
    untracked(() => loadNow(now === asked ? 'keep' : 'forget'))
    asked = now
  })
  inject(DestroyRef).onDestroy(end)
  return { loaded: loaded.asReadonly(), load: () => loadNow() }
}
