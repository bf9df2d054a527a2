import type { ReadableAtom } from 'nanostores'
import { onScopeDispose, type ShallowRef, shallowRef } from 'vue'

/** A store's value as a ref. The subscription ends with its component. */
export const useStore = <Value>(store: ReadableAtom<Value>): Readonly<ShallowRef<Value>> => {
  const value = shallowRef(store.get())
  onScopeDispose(
    store.listen(() => {
      value.value = store.get()
    })
  )
  return value
}
