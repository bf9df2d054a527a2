/** A value that changes over time. `state$` is one, and so are the stores of `@portal/session`. */
export type Store<Value> = {
  get: () => Value
  /** Calls the listener after each change. The result ends that. */
  listen: (listener: () => void) => () => void
}

/** One part of a store's value, as a store. Its listeners hear nothing while the part stays the same. */
export const select = <Value, Part>(store: Store<Value>, read: (value: Value) => Part): Store<Part> => {
  const get = () => read(store.get())
  return {
    get,
    listen: listener => {
      let before = get()
      return store.listen(() => {
        const now = get()
        if (Object.is(now, before)) return
        before = now
        listener()
      })
    }
  }
}
