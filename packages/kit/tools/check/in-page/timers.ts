/** Counts timers that were set and neither ran nor were taken back. */
export type Timers = { running: () => number; wait: (ms: number) => Promise<void> }

type Kind = readonly [
  'setTimeout' | 'setInterval' | 'requestAnimationFrame',
  'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame'
]

const kinds: readonly Kind[] = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame']
]

/** Watches the timers of the page from now on. `wait` is the check's own, which is not counted. */
export const watchTimers = (): Timers => {
  const own = globalThis.setTimeout
  const counts = kinds.map(watch)
  return {
    running: () => counts.reduce((sum, count) => sum + count(), 0),
    wait: ms => new Promise(resolve => own(resolve, ms))
  }
}

const watch = ([set, clear]: Kind): (() => number) => {
  const running = new Set<number>()
  const page = globalThis as unknown as Record<string, (...given: unknown[]) => number>
  const [setOwn, clearOwn] = [page[set], page[clear]]
  page[set] = (task: unknown, ...rest: unknown[]) => {
    const run = (...given: unknown[]): void => {
      if (set !== 'setInterval') running.delete(id)
      if (typeof task === 'function') task(...given)
    }
    const id = setOwn?.call(globalThis, run, ...rest) ?? 0
    running.add(id)
    return id
  }
  // A browser takes the id of either kind of timer back.
  page[clear] = (id: unknown) => {
    running.delete(Number(id))
    return clearOwn?.call(globalThis, id) ?? 0
  }
  return () => running.size
}
