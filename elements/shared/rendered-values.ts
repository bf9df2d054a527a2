import type { StoreValues } from '@portal/session'
import type { ReadableAtom } from 'nanostores'
import { createContext, useContext } from 'react'

/**
 * What stores say for one page: on the server for one request, in the browser while React hydrates what the server
 * rendered. A server renders for many people, so its stores themselves say nothing of anybody.
 */
export const RenderedValues = createContext<StoreValues | undefined>(undefined)

/**
 * @returns what reads a store for a server, or for React while it hydrates
 * @throws Error, when it is read, for a store that was given no value: what it says by itself is nobody's
 */
export const useRenderedValue = <Value>(store: ReadableAtom<Value>): (() => Value) => {
  const values = useContext(RenderedValues)
  return () => {
    if (values === undefined) return store.get()
    if (!values.has(store)) throw new Error('A component is rendered on a server with a store that has no value there.')
    return values.get(store) as Value
  }
}
