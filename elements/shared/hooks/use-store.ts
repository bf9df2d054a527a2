import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'
import { useRenderedValue } from '../rendered-values.ts'

/** The value of a store. On a server, and during hydration, the page's own value. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value =>
  useSyncExternalStore(store.listen, () => store.get(), useRenderedValue(store))
