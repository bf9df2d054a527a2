import type { ReadableAtom } from 'nanostores'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useRenderedValue } from '../rendered-values.ts'

/**
 * The value of a store, for parts that are not urgent. A change of the address renders other parts first. This one
 * renders after the browser has painted them.
 */
export const useStoreLater = <Value>(store: ReadableAtom<Value>): Value => {
  const first = useSyncExternalStore(followNothing, () => store.get(), useRenderedValue(store))
  const [value, setValue] = useState(() => first)
  useEffect(() => store.subscribe(now => startTransition(() => setValue(() => now as Value))), [store])
  return value
}

const followNothing = () => () => undefined
