import { useStore as useNanoStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useRenderedValue } from './rendered-values.ts'

/** What a store says. A server, and React while it hydrates, take it from the page's own values. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value => {
  const rendered = useRenderedValue(store)
  return useNanoStore(store, { ssr: rendered }) as Value
}
