import { atom, onMount, type ReadableAtom } from 'nanostores'

/** The only way to write a store, known to the session alone. */
const writers = new WeakMap<ReadableAtom, (value: never) => void>()

/**
 * Makes a store that everybody may read. Frame, pages and sub-applications share the stores of the session: only the
 * session itself writes them, with `write`. Values are frozen, so nobody changes the value of somebody else.
 * @param whenHeard runs when the store gets its first listener, and again after all listeners left for a second; what
 *   it returns runs then
 */
export const makeStore = <Value>(initial: Value, whenHeard?: Parameters<typeof onMount>[1]): ReadableAtom<Value> => {
  const source = atom(freeze(initial))
  if (whenHeard !== undefined) onMount(source, whenHeard)
  const store = readOnly(source)
  writers.set(store, source.set)
  return store
}

/** Sets a store of the session. Not exported to anybody else. */
export const write = <Value>(store: ReadableAtom<Value>, value: Value): void =>
  (writers.get(store) as ((value: Value) => void) | undefined)?.(freeze(value))

/** A store without a way to write. It has the members that nanostores and React read, and no other. */
export const readOnly = <Value>(source: ReadableAtom<Value>): ReadableAtom<Value> => {
  const { eq, get, listen, subscribe } = source
  const members = {
    eq,
    get,
    listen,
    subscribe,
    get value() {
      return source.value
    }
  }
  return Object.freeze(members) as ReadableAtom<Value>
}

/** Freezes lists and plain objects, with everything in them. A value that is frozen was frozen by this function before. */
export const freeze = <Value>(value: Value): Value => {
  if (!isPlain(value) || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value))
