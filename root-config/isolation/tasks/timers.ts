import { allGuests, callingGuest, note } from './guests.ts'

/**
 * Follows timers, animation frames and idle callbacks that a guest's own scripts start. They end when the guest is left.
 * Call this before the first guest is loaded, because many save these functions when they are evaluated.
 */
export const watchTimers = (): void => {
  watch('setTimeout', 'clearTimeout')
  watch('setInterval', 'clearInterval')
  watch('requestAnimationFrame', 'cancelAnimationFrame')
  // Not in every browser.
  if ('requestIdleCallback' in window) watch('requestIdleCallback', 'cancelIdleCallback')
}

type Start = (task: (...given: unknown[]) => void, ...rest: unknown[]) => number
type Starts = 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback'
type Ends = 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame' | 'cancelIdleCallback'

const watch = (start: Starts, end: Ends): void => {
  const native = window[start].bind(window) as unknown as Start
  const nativeEnd = window[end].bind(window)
  // Timers share one list of ids. Frames and idle callbacks have lists of their own, all from 1.
  const keyOf = (id: number): string => `${start === 'setInterval' ? 'setTimeout' : start} ${id}`
  const watched: Start = (task, ...rest) => {
    const guest = callingGuest(watched)
    if (guest === undefined) return native(task, ...rest)
    // The person has left this application.
    if (guest.stage === 'left') return 0
    const once: typeof task = (...given) => {
      guest.tasks.delete(keyOf(id))
      task(...given)
    }
    const run = typeof task !== 'function' || start === 'setInterval' ? task : once
    const id: number = native(run, ...rest)
    let current = id
    note(
      guest,
      keyOf(id),
      () => nativeEnd(current),
      () => {
        current = native(run, ...rest)
      }
    )
    return id
  }
  Reflect.set(window, start, watched)
  Reflect.set(window, end, (id: number) => {
    for (const { tasks } of allGuests()) {
      tasks.get(keyOf(id))?.end()
      tasks.delete(keyOf(id))
    }
    nativeEnd(id)
  })
}
