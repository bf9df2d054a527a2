import type { Route, ServedTexts, SharedState, SubAppProps } from '@portal/session'
import type { Store } from './store.pure.ts'

/** The context of an application: the props of the portal, and the values that the kit makes of them. */
export type SubAppContext = Omit<SubAppProps, 'texts$'> & {
  /** The element to draw into. The kit made it inside `domElement`, and removes it. */
  host: HTMLElement
  /** Aborts at unmount. For listeners, requests and everything else that takes a signal. */
  signal: AbortSignal
  /** Runs a task at unmount. The last task runs first. */
  onUnmount: (task: () => void) => void
  /** The address while it is one of this application. */
  route$: Store<Route>
  language$: Store<SharedState['language']>
  /** The language, and the texts that were uploaded for this application in it. */
  texts$: Store<ServedTexts>
  /** Changes when somebody signs in or out: `-1` stands for nobody. */
  token$: Store<SharedState['token']>
  /** Changes when another person signs in, or nobody is here. A new token of the same person changes nothing. */
  person$: Store<SharedState['userId']>
}

/** Draws an application. Each adapter makes one out of a component. */
export type Draw = (context: SubAppContext) => void | Promise<void>
