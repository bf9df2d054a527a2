/** `robot-portal-kit/angular`: a sub-application in Angular, compiled ahead of time and without zones. */
import {
  type ApplicationConfig,
  computed,
  DestroyRef,
  ErrorHandler,
  InjectionToken,
  inject,
  provideZonelessChangeDetection,
  type Signal,
  signal,
  type Type
} from '@angular/core'
import { createApplication } from '@angular/platform-browser'
import type { OwnTranslate, Route } from '@portal/session'
import type { Draw, SubAppContext } from '../context.ts'
import type { Store } from '../store.pure.ts'
import { type TextsIn, textNow } from '../texts.pure.ts'
import { toldErrors } from '../told-errors.ts'

const contextToken = new InjectionToken<SubAppContext>('robot-portal-kit')

/** Draws an application by its component at the top. */
export const drawAngular =
  (view: Type<unknown>, providers: ApplicationConfig['providers'] = []): Draw =>
  async context => {
    const errors = toldErrors()
    const own = [
      provideZonelessChangeDetection(),
      // Angular would write an error to the console alone, and go on with half a page.
      { provide: ErrorHandler, useValue: { handleError: errors.tell } },
      { provide: contextToken, useValue: context }
    ]
    const application = await createApplication({ providers: [...own, ...providers] })
    // The person may have left before Angular was ready.
    if (context.signal.aborted) return application.destroy()
    context.onUnmount(() => application.destroy())
    application.bootstrap(view, context.host)
    errors.drawn()
  }

/** For an injection context, as the fields of a component. */
export const useSubApp = (): SubAppContext => inject(contextToken)

/** The value of a store as a signal. The subscription ends with its component. */
export const useStore = <Value>(store: Store<Value>): Signal<Value> => {
  const value = signal(store.get())
  inject(DestroyRef).onDestroy(store.listen(() => value.set(store.get())))
  return value.asReadonly()
}

/** The address while it is one of this application. */
export const useOwnRoute = (): Signal<Route> => useStore(useSubApp().route$)

/** The text function of the current language. */
export const useTexts = <English>(textsIn: TextsIn<English>): Signal<OwnTranslate<English>> => {
  const served = useStore(useSubApp().texts$)
  return computed(() => textNow(textsIn, served()))
}
