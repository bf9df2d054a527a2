import { callerOf } from './calling-script.ts'

/** What one application has running: how to end each, by what the page knows it by. */
type Running = Map<number | Listening, () => void>

/** Applications by the address of their module; those that are open, with what they have running. */
const open = new Map<string, Running>()
const closed = new Set<string>()

type Target = Window | Document

/**
 * Notes timers, frames and listeners on window and document that a sub-application's own script asks for, so that they
 * can be ended with it. It is the script that counts, not the moment: the frame's own timers run in the same time.
 * It has to be called before a sub-application is loaded, since many keep these functions when they are evaluated.
 *
 * Not noted is what is asked for in an application's name by a module it shares (React, the session), what comes from
 * a second file of its own, and a listener added by `EventTarget.prototype` directly. Observers, sockets, workers and
 * requests under way are the application's own business.
 */
export const watchRunning = (): void => {
  watchTimer('setTimeout', 'clearTimeout')
  watchTimer('setInterval', 'clearInterval')
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame')
  for (const target of [window, document]) watchListeners(target)
}

/** From now on what this module's script starts is noted. */
export const openRunning = (address: string): void => {
  closed.delete(address)
  if (!open.has(address)) open.set(address, new Map())
}

/** Ends all that the script started; what it starts from now on ends at once. */
export const closeRunning = (address: string): void => {
  for (const end of open.get(address)?.values() ?? []) end()
  open.delete(address)
  closed.add(address)
}

type Start = (task: (...given: unknown[]) => void, ...rest: unknown[]) => number

const watchTimer = (
  start: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
  end: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame'
): void => {
  const native = window[start].bind(window) as unknown as Start
  const nativeEnd = window[end].bind(window)
  // Frames and timers are counted apart, each from 1.
  const keyOf = (id: number): number => (start === 'requestAnimationFrame' ? -id : id)
  const watched: Start = (task, ...rest) => {
    const address = anybodyWatched() ? callerOf(watched) : ''
    // The person has left; nobody waits for it.
    if (closed.has(address)) return 0
    const running = open.get(address)
    if (running === undefined) return native(task, ...rest)
    const once: typeof task = (...given) => {
      running.delete(keyOf(id))
      task(...given)
    }
    const id: number = native(typeof task !== 'function' || start === 'setInterval' ? task : once, ...rest)
    running.set(keyOf(id), () => nativeEnd(id))
    return id
  }
  Reflect.set(window, start, watched)
  Reflect.set(window, end, (id: number) => {
    for (const running of open.values()) running.delete(keyOf(id))
    nativeEnd(id)
  })
}

/** What makes a listener itself: adding the same again adds nothing. */
type Listening = { target: Target; type: string; listener: unknown; capture: boolean }

const watchListeners = (target: Target): void => {
  const add = target.addEventListener.bind(target)
  const remove = target.removeEventListener.bind(target)
  const watched = (type: string, listener: EventListener, options?: boolean | AddEventListenerOptions): void => {
    const address = anybodyWatched() ? callerOf(watched) : ''
    if (closed.has(address)) return
    add(type, listener, options)
    const key: Listening = { target, type, listener, capture: isCapture(options) }
    open.get(address)?.set(key, () => remove(type, listener, options))
  }
  Reflect.set(target, 'addEventListener', watched)
  Reflect.set(target, 'removeEventListener', (type: string, listener: EventListener, options?: boolean) => {
    for (const running of open.values()) forget(running, { target, type, listener, capture: isCapture(options) })
    remove(type, listener, options)
  })
}

const isCapture = (options: boolean | AddEventListenerOptions | undefined): boolean =>
  typeof options === 'object' ? options?.capture === true : options === true

const forget = (running: Running, { target, type, listener, capture }: Listening): void => {
  for (const key of running.keys()) {
    if (typeof key === 'number' || key.listener !== listener || key.type !== type) continue
    if (key.target === target && key.capture === capture) running.delete(key)
  }
}

const anybodyWatched = (): boolean => open.size + closed.size > 0
