/** `robot-portal-kit/react`: a sub-application in React 19. */
import type { OwnTranslate, Route } from '@portal/session'
import {
  createContext,
  createElement,
  type FunctionComponent,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Draw, SubAppContext } from '../context.ts'
import { createLoader } from '../create-loader.ts'
import type { Loaded } from '../loaded.pure.ts'
import type { Store } from '../store.pure.ts'
import { type TextsIn, textNow } from '../texts.pure.ts'
import { toldErrors } from '../told-errors.ts'

export { Facts } from '../react/facts.tsx'
export { FormField, type FormFieldProps } from '../react/form-field.tsx'
export { PageHead, type PageHeadProps } from '../react/page-head.tsx'

const Context = createContext<SubAppContext | undefined>(undefined)

/** Draws an application by its component at the top. */
export const drawReact =
  (view: FunctionComponent): Draw =>
  context => {
    const errors = toldErrors()
    const root = createRoot(context.host, { onUncaughtError: errors.tell })
    context.onUnmount(() => root.unmount())
    // React would draw in a task of its own, which comes a frame late after a click.
    flushSync(() => root.render(createElement(Context, { value: context }, createElement(view))))
    errors.drawn()
  }

/** @throws Error outside the components of `drawReact` */
export const useSubApp = (): SubAppContext => {
  const context = useContext(Context)
  if (context === undefined) throw new Error('useSubApp() was called outside a sub-application.')
  return context
}

/** The value of a store. */
export const useStore = <Value>(store: Store<Value>): Value => useSyncExternalStore(store.listen, store.get, store.get)

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
