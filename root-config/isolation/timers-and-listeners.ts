import { callerOf } from './calling-script.ts'

/**
 * The running timers and listeners of one application. Each has an id or a description as key, and a function that ends
 * it.
 */
type Tasks = Map<number | Listening, () => void>

/** The tasks of open applications, by the URL of their module. */
const open = new Map<string, Tasks>()
/** Module URLs of applications that were left. */
const closed = new Set<string>()

type Target = Window | Document

/**
 * Tracks timers, animation frames and listeners on window and document that a sub-application's own script starts. They
 * end when the application is left. The calling script decides, not the time: the frame starts timers at the same time.
 * Call this before a sub-application is loaded, because many save these functions when they are evaluated.
 *
 * Not tracked: calls by a shared module (React, the session), calls from a second file of the application, and
 * listeners added with `EventTarget.prototype` directly. Observers, sockets, workers and pending requests are not
 * tracked either.
 */
export const watchTimersAndListeners = (): void => {
  watchTimer('setTimeout', 'clearTimeout')
  watchTimer('setInterval', 'clearInterval')
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame')
  for (const target of [window, document]) watchListeners(target)
}

/** Tracks what this module's script starts from now on. */
export const trackTasksOf = (url: string): void => {
  closed.delete(url)
  if (!open.has(url)) open.set(url, new Map())
}

/** Ends everything that the script started. What the script starts from now on is ignored. */
export const endTasksOf = (url: string): void => {
  for (const end of open.get(url)?.values() ?? []) end()
  open.delete(url)
  closed.add(url)
}

type Start = (task: (...given: unknown[]) => void, ...rest: unknown[]) => number

const watchTimer = (
  start: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
  end: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame'
): void => {
  const native = window[start].bind(window) as unknown as Start
  const nativeEnd = window[end].bind(window)
  // Animation frames and timers have separate ids, both from 1. Frames get negative keys.
  const keyOf = (id: number): number => (start === 'requestAnimationFrame' ? -id : id)
  const watched: Start = (task, ...rest) => {
    const url = anybodyWatched() ? callerOf(watched) : ''
    // The person has left this application.
    if (closed.has(url)) return 0
    const tasks = open.get(url)
    if (tasks === undefined) return native(task, ...rest)
    const once: typeof task = (...given) => {
      tasks.delete(keyOf(id))
      task(...given)
    }
    const id: number = native(typeof task !== 'function' || start === 'setInterval' ? task : once, ...rest)
    tasks.set(keyOf(id), () => nativeEnd(id))
    return id
  }
  Reflect.set(window, start, watched)
  Reflect.set(window, end, (id: number) => {
    for (const tasks of open.values()) tasks.delete(keyOf(id))
    nativeEnd(id)
  })
}

/** Identifies a listener. Adding the same listener twice has no effect. */
type Listening = { target: Target; type: string; listener: unknown; capture: boolean }

const watchListeners = (target: Target): void => {
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  const watched = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions): void => {
    const url = anybodyWatched() ? callerOf(watched) : ''
    if (closed.has(url)) return
    add(type, listener, options)
    const key: Listening = { target, type, listener, capture: isCapture(options) }
    open.get(url)?.set(key, () => remove(type, listener, options))
  }
  Reflect.set(target, 'addEventListener', watched)
  Reflect.set(target, 'removeEventListener', (type: string, listener: EventListener, options?: boolean) => {
    for (const tasks of open.values()) forget(tasks, { target, type, listener, capture: isCapture(options) })
    remove(type, listener, options)
  })
}

const isCapture = (options: boolean | AddEventListenerOptions | undefined): boolean =>
  typeof options === 'object' ? options?.capture === true : options === true

const forget = (tasks: Tasks, { target, type, listener, capture }: Listening): void => {
  for (const key of tasks.keys()) {
    if (typeof key === 'number' || key.listener !== listener || key.type !== type) continue
    if (key.target === target && key.capture === capture) tasks.delete(key)
  }
}

const anybodyWatched = (): boolean => open.size + closed.size > 0
