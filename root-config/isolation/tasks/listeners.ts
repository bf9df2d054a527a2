import { isPagePart, pagePlaces } from '../page-parts.ts'
import { allGuests, callingGuest, note } from './guests.ts'

/** Targets, besides elements, that are there longer than an application. Not every browser has all of them. */
const lastingKinds = [
  ...['Window', 'Document', 'MediaQueryList', 'VisualViewport', 'ScreenOrientation', 'FontFaceSet', 'Navigation'],
  ...['ServiceWorkerContainer', 'NetworkInformation', 'Performance', 'MediaDevices', 'PermissionStatus', 'CookieStore']
].flatMap(name => (name in window ? [Reflect.get(window, name) as new () => EventTarget] : []))

/** Whether a target is there longer than an application. Listeners on other targets go with their target. */
const outlives = (target: EventTarget): boolean =>
  target instanceof Node
    ? target === document || isPagePart(target) || pagePlaces().some(place => place === target)
    : lastingKinds.some(kind => target instanceof kind)

/**
 * Follows the listeners that guests add to targets that outlive them: window, document, body, header, media queries and
 * the like. They end when the guest is left. Window and document get functions of their own beside those of all
 * targets. So a library that replaces the function of all targets does not speak for the portal there.
 */
export const watchListeners = (): void => {
  for (const owner of [EventTarget.prototype, window, document]) watch(owner)
  watchMediaQueries()
}

/** Identifies a listener. Adding the same listener twice has no effect. */
type Listening = { target: EventTarget; type: string; listener: unknown; capture: boolean }

type Options = boolean | AddEventListenerOptions | undefined

const watch = (owner: EventTarget): void => {
  const { addEventListener: add, removeEventListener: remove } = owner
  function watched(this: unknown, type: string, listener: EventListener | null, options?: Options): void {
    const target = targetOf(this)
    const guest = outlives(target) ? callingGuest(watched) : undefined
    if (guest?.stage === 'left') return
    const begin = () => add.call(target, type, listener, options)
    begin()
    if (guest === undefined || listener === null) return
    const key: Listening = { target, type, listener, capture: isCapture(options) }
    note(guest, keyOf(guest.tasks, key) ?? key, () => remove.call(target, type, listener, options), begin)
  }
  function unwatched(this: unknown, type: string, listener: EventListener | null, options?: Options): void {
    const target = targetOf(this)
    remove.call(target, type, listener, options)
    if (outlives(target)) forget({ target, type, listener, capture: isCapture(options) })
  }
  Reflect.set(owner, 'addEventListener', watched)
  Reflect.set(owner, 'removeEventListener', unwatched)
}

/** A call without an object means the window. */
const targetOf = (given: unknown): EventTarget =>
  (given === undefined || given === null ? window : given) as EventTarget

const isCapture = (options: Options): boolean =>
  typeof options === 'object' ? options?.capture === true : options === true

const forget = (listening: Listening): void => {
  for (const { tasks } of allGuests()) {
    const key = keyOf(tasks, listening)
    if (key !== undefined) tasks.delete(key)
  }
}

const keyOf = (tasks: ReadonlyMap<unknown, unknown>, { target, type, listener, capture }: Listening): unknown => {
  for (const key of tasks.keys()) {
    if (!isListening(key) || key.listener !== listener || key.type !== type) continue
    if (key.target === target && key.capture === capture) return key
  }
  return undefined
}

const isListening = (key: unknown): key is Listening => typeof key === 'object' && key !== null && 'listener' in key

/** A media query lives as long as it has a listener. `onchange` and the older `addListener` set listeners too. */
const watchMediaQueries = (): void => {
  const { prototype } = MediaQueryList
  const native = Reflect.getOwnPropertyDescriptor(prototype, 'onchange')
  const { addListener, removeListener } = prototype
  if (native?.set === undefined) return
  const { set } = native
  const watched = function (this: MediaQueryList, handler: MediaQueryList['onchange']): void {
    const guest = callingGuest(watched)
    if (guest?.stage === 'left') return
    set.call(this, handler)
    if (guest !== undefined)
      note(
        guest,
        this,
        () => set.call(this, null),
        () => set.call(this, handler)
      )
  }
  Reflect.defineProperty(prototype, 'onchange', { ...native, set: watched })
  const older = function (this: MediaQueryList, listener: EventListener | null): void {
    const guest = callingGuest(older)
    if (guest?.stage === 'left') return
    const begin = () => addListener.call(this, listener)
    begin()
    if (guest !== undefined)
      note(guest, { query: this, by: listener }, () => removeListener.call(this, listener), begin)
  }
  Reflect.set(prototype, 'addListener', older)
}
