import type { ReadableAtom } from 'nanostores'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useRenderedValue } from './rendered-values.ts'

/**
 * What a store says, for what nobody waits for: where the same change makes somebody else draw as well, as a change of
 * the address does, this is drawn once the browser has shown the other.
 */
export const useStoreLater = <Value>(store: ReadableAtom<Value>): Value => {
  const first = useSyncExternalStore(followNothing, () => store.get(), useRenderedValue(store))
  const [value, setValue] = useState(() => first)
  useEffect(() => store.subscribe(now => startTransition(() => setValue(() => now as Value))), [store])
  return value
}

const followNothing = () => () => undefined
