/** `robot-portal-kit/vue`: a sub-application in Vue 3. */
import type { OwnTranslate, Route } from '@portal/session'
import {
  type Component,
  type ComputedRef,
  computed,
  createApp,
  type InjectionKey,
  inject,
  onScopeDispose,
  type ShallowRef,
  shallowRef,
  watch
} from 'vue'
import type { Draw, SubAppContext } from '../context.ts'
import { createLoader } from '../create-loader.ts'
import type { ListProperties } from '../list.ts'
import { type Loaded, shownOf } from '../loaded.pure.ts'
import type { Store } from '../store.pure.ts'
import { type TextsIn, textNow } from '../texts.pure.ts'

const contextKey: InjectionKey<SubAppContext> = Symbol('robot-portal-kit')

/** Draws an application by its component at the top. */
export const drawVue =
  (view: Component): Draw =>
  context => {
    const app = createApp(view)
    // An error in a component goes to the portal, which reports it. Vue would only write it to the console.
    app.config.throwUnhandledErrorInProduction = true
    app.provide(contextKey, context)
    context.onUnmount(() => app.unmount())
    app.mount(context.host)
  }

/** @throws Error outside the components of `drawVue` */
export const useSubApp = (): SubAppContext => {
  const context = inject(contextKey)
  if (context === undefined) throw new Error('useSubApp() was called outside a sub-application.')
  return context
}

/** The value of a store as a ref. The subscription ends with its component. */
export const useStore = <Value>(store: Store<Value>): Readonly<ShallowRef<Value>> => {
  const value = shallowRef(store.get())
  onScopeDispose(
    store.listen(() => {
      value.value = store.get()
    })
  )
  return value
}

/** The address while it is one of this application. */
export const useOwnRoute = (): Readonly<ShallowRef<Route>> => useStore(useSubApp().route$)

/** The text function of the current language. */
export const useTexts = <English>(textsIn: TextsIn<English>): ComputedRef<OwnTranslate<English>> => {
  const served = useStore(useSubApp().texts$)
  return computed(() => textNow(textsIn, served.value))
}

export type UseLoaded<Value> = {
  loaded: Readonly<ShallowRef<Loaded<Value>>>
  /** The content on screen. */
  shown: ComputedRef<Value | undefined>
  load: () => Promise<void>
  /** Asks again after news, without a sign on the page. Content stays on screen where no answer arrives. */
  again: () => Promise<void>
}

/** Data of the cloud. It is loaded again when `key` changes, and starts empty for another person. */
export const useLoaded = <Value>(key: () => string, ask: (signal: AbortSignal) => Promise<Value>): UseLoaded<Value> => {
  const loaded = shallowRef<Loaded<Value>>({ state: 'loading', before: undefined })
  const person = useStore(useSubApp().person$)
  const { load, end } = createLoader<Value>(now => {
    loaded.value = now
  })
  // A bare getter beside a shallow ref would make `watch` call back for each change of a value that the getter reads.
  watch([computed(key), person], ([, now], [, before]) => void load(ask, now === before ? 'keep' : 'forget'), {
    immediate: true
  })
  onScopeDispose(end)
  return {
    loaded,
    shown: computed(() => shownOf(loaded.value)),
    load: () => load(ask),
    again: () => load(ask, 'again')
  }
}

/** The properties of a `<portal-list>` for `v-bind`. The dot: until it is loaded, Vue would write lists and functions as attributes. */
export const propertiesOf = (list: ListProperties): Record<string, unknown> =>
  Object.fromEntries(Object.entries(list).map(([name, value]) => [`.${name}`, value]))
