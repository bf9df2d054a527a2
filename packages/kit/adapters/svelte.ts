/** `robot-portal-kit/svelte`: a sub-application in Svelte 5. */
import type { OwnTranslate, Route } from '@portal/session'
import { type Component, flushSync, getContext, mount, unmount } from 'svelte'
import type { Draw, SubAppContext } from '../context.ts'
import { type Store, select } from '../store.pure.ts'
import { type TextsIn, textNow } from '../texts.pure.ts'

const contextKey = Symbol('robot-portal-kit')

/** A store in Svelte's own form: `$route` in a component is its value. */
export type SvelteStore<Value> = { subscribe: (run: (value: Value) => void) => () => void }

/** Draws an application by its component at the top. */
export const drawSvelte =
  (view: Component): Draw =>
  context => {
    const made = mount(view, { target: context.host, context: new Map([[contextKey, context]]) })
    context.onUnmount(() => void unmount(made))
    flushSync()
  }

/** For the setup of a component. @throws Error outside the components of `drawSvelte` */
export const useSubApp = (): SubAppContext => {
  const context = getContext<SubAppContext | undefined>(contextKey)
  if (context === undefined) throw new Error('useSubApp() was called outside a sub-application.')
  return context
}

/** A store of the portal for Svelte. */
export const useStore = <Value>(store: Store<Value>): SvelteStore<Value> => ({
  subscribe: run => {
    run(store.get())
    return store.listen(() => run(store.get()))
  }
})

/** The address while it is one of this application. */
export const useOwnRoute = (): SvelteStore<Route> => useStore(useSubApp().route$)

/** The text function of the current language. */
export const useTexts = <English>(textsIn: TextsIn<English>): SvelteStore<OwnTranslate<English>> =>
  useStore(select(useSubApp().texts$, served => textNow(textsIn, served)))
