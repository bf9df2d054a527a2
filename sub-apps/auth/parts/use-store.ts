import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** A store's value for a component. No library, because its package would add a second nanostores. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value =>
  useSyncExternalStore(store.listen, store.get, store.get)
