/** `robot-portal-kit/solid`: a sub-application in Solid. */
import type { OwnTranslate, Route } from '@portal/session'
import {
  type Accessor,
  type Component,
  createComponent,
  createContext,
  createSignal,
  onCleanup,
  useContext
} from 'solid-js'
import { render } from 'solid-js/web'
import type { Draw, SubAppContext } from '../context.ts'
import type { Store } from '../store.pure.ts'
import { type TextsIn, textNow } from '../texts.pure.ts'

const Context = createContext<SubAppContext>()

/** Draws an application by its component at the top. */
export const drawSolid =
  (view: Component): Draw =>
  context => {
    const children = () => createComponent(view, {})
    const provided = {
      value: context,
      get children() {
        return children()
      }
    }
    context.onUnmount(render(() => createComponent(Context.Provider, provided), context.host))
  }

/** @throws Error outside the components of `drawSolid` */
export const useSubApp = (): SubAppContext => {
  const context = useContext(Context)
  if (context === undefined) throw new Error('useSubApp() was called outside a sub-application.')
  return context
}

/** The value of a store as a signal. The subscription ends with its component. */
export const useStore = <Value>(store: Store<Value>): Accessor<Value> => {
  const [value, setValue] = createSignal(store.get())
  onCleanup(store.listen(() => setValue(() => store.get())))
  return value
}

/** The address while it is one of this application. */
export const useOwnRoute = (): Accessor<Route> => useStore(useSubApp().route$)

/** The text function of the current language. */
export const useTexts = <English>(textsIn: TextsIn<English>): Accessor<OwnTranslate<English>> => {
  const served = useStore(useSubApp().texts$)
  return () => textNow(textsIn, served())
}
