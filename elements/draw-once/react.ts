/**
 * What stands for React while header and sidebar are drawn once (rollup.config.mjs puts it in React's place in the module
 * `first-frame`): a component is called a single time, so its state is what it begins with, and effects, which follow
 * what is drawn, never run. A hook that the components begin to use has to be added here; the build fails without it.
 */
const noEffect = (): void => undefined

export const useState = <State>(initial: State | (() => State)): [State, () => void] => [
  initial instanceof Function ? initial() : initial,
  noEffect
]

export const useRef = <Value>(current?: Value): { current: Value | undefined } => ({ current })

export const useMemo = <Value>(make: () => Value): Value => make()

export const useCallback = <Callback>(callback: Callback): Callback => callback

export const useDeferredValue = <Value>(value: Value): Value => value

/** A server has no document to read from. */
export const useSyncExternalStore = <Snapshot>(_: unknown, read: () => Snapshot, readOnServer = read): Snapshot =>
  'document' in globalThis ? read() : readOnServer()

export const useEffect = noEffect

export const useLayoutEffect = noEffect

export const startTransition = noEffect

/** Ids tie what is drawn to what opens later; nothing does yet. */
export const useId = (): string => ''

export const Fragment = Symbol('Fragment')

export const jsx = (type: unknown, props: unknown): { type: unknown; props: unknown } => ({ type, props })

export const jsxs = jsx
