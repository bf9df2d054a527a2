import { callingGuest, note } from './guests.ts'

type Ended = { close: () => void } & { terminate: () => void } & { disconnect: () => void } & { port: MessagePort }

/** Objects that go on working without a reference, each with the way to end it. Not every browser has all of them. */
const connections: [name: string, end: (made: Ended) => void][] = [
  ['WebSocket', made => made.close()],
  ['EventSource', made => made.close()],
  ['BroadcastChannel', made => made.close()],
  ['RTCPeerConnection', made => made.close()],
  ['Worker', made => made.terminate()],
  ['SharedWorker', made => made.port.close()]
]

const observers = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver']

/**
 * Follows sockets, channels, workers and observers that a guest's own scripts make. They end when the guest is left.
 * Connections that the module makes while it is evaluated stay: the guest could not make them again.
 */
export const watchConnections = (): void => {
  for (const [name, end] of connections) {
    watch(name, (made, guest) => {
      if (guest.stage !== 'loading') note(guest, made, () => end(made), nothing)
    })
  }
  for (const name of observers) {
    watch(name, (made, guest) => {
      // A strong reference would keep every element that is observed.
      const observer = new WeakRef(made)
      note(guest, observer, () => observer.deref()?.disconnect(), nothing)
    })
  }
}

const nothing = (): void => undefined

const watch = (name: string, follow: (made: Ended, guest: NonNullable<ReturnType<typeof callingGuest>>) => void) => {
  const native: unknown = Reflect.get(window, name)
  if (typeof native !== 'function') return
  const construct = (target: typeof native, given: unknown[], newTarget: typeof native): object => {
    const made = Reflect.construct(target, given, newTarget) as Ended
    const guest = callingGuest(construct)
    if (guest !== undefined) follow(made, guest)
    return made
  }
  Reflect.set(window, name, new Proxy(native, { construct }))
}
