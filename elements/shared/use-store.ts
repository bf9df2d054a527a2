import { useStore as useNanoStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useRenderedValue } from './rendered-values.ts'

/** The value of a store. On a server, and during hydration, the page's own value. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value => {
  const rendered = useRenderedValue(store)
  return useNanoStore(store, { ssr: rendered }) as Value
}
