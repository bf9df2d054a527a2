import type { StoreValues } from '@portal/session'
import type { ReadableAtom } from 'nanostores'
import { createContext, useContext } from 'react'

/**
 * The values of stores for one page: on the server for one request, in the browser while React hydrates. A server
 * renders for many people, so its stores contain no personal values.
 */
export const RenderedValues = createContext<StoreValues | undefined>(undefined)

/**
 * @returns a function that reads a store's value for a server, or for React during hydration
 * @throws Error on reading a store without a value here, because its own value belongs to no request
 */
export const useRenderedValue = <Value>(store: ReadableAtom<Value>): (() => Value) => {
  const values = useContext(RenderedValues)
  return () => {
    if (values === undefined) return store.get()
    if (!values.has(store)) throw new Error('A component is rendered on a server with a store that has no value there.')
    return values.get(store) as Value
  }
}
