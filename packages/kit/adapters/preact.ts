/** `robot-portal-kit/preact`: a sub-application in Preact 11, without its layer for React. */
import type { OwnTranslate, Route } from '@portal/session'
import { type ComponentType, createContext, h, render } from 'preact'
import { useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks'
import type { Draw, SubAppContext } from '../context.ts'
import { createLoader } from '../create-loader.ts'
import type { Loaded } from '../loaded.pure.ts'
import type { Store } from '../store.pure.ts'
import { type TextsIn, textNow } from '../texts.pure.ts'

const Context = createContext<SubAppContext | undefined>(undefined)

/** Draws an application by its component at the top. */
export const drawPreact =
  (view: ComponentType): Draw =>
  context => {
    context.onUnmount(() => render(null, context.host))
    render(h(Context.Provider, { value: context, children: h(view, {}) }), context.host)
  }

/** @throws Error outside the components of `drawPreact` */
export const useSubApp = (): SubAppContext => {
  const context = useContext(Context)
  if (context === undefined) throw new Error('useSubApp() was called outside a sub-application.')
  return context
}

/** The value of a store. */
export const useStore = <Value>(store: Store<Value>): Value => {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const value = store.get()
  const drawn = useRef(value)
  drawn.current = value
  useLayoutEffect(() => {
    const look = () => {
      if (!Object.is(store.get(), drawn.current)) redraw(undefined)
    }
    // The store may have changed since the component was drawn.
    look()
    return store.listen(look)
  }, [store])
  return value
}

/** The address while it is one of this application. */
export const useOwnRoute = (): Route => useStore(useSubApp().route$)

/** The text function of the current language. */
export const useTexts = <English>(textsIn: TextsIn<English>): OwnTranslate<English> =>
  textNow(textsIn, useStore(useSubApp().texts$))

/**
 * Data of the cloud. It is loaded again when `key` changes, and starts empty for another person.
 * @returns the data, and a function that loads it again
 */
export const useLoaded = <Value>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Value>
): [Loaded<Value>, () => void] => {
  const person = useStore(useSubApp().person$)
  const [loaded, report] = useState<Loaded<Value>>({ state: 'loading', before: undefined })
  const [{ load, end }] = useState(() => createLoader<Value>(report))
  const question = useRef(ask)
  question.current = ask
  const asked = useRef(person)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the question is another one
  useEffect(() => {
    void load(signal => question.current(signal), asked.current === person ? 'keep' : 'forget')
    asked.current = person
    return end
  }, [key, person, load, end])
  return [loaded, () => void load(signal => question.current(signal))]
}
