/**
 * The timers that were set and neither ran nor were taken back, each by what set it. One that runs once within a second ends by
 * itself, and libraries set some.
 */
export type Timers = { running: () => string[]; wait: (ms: number) => Promise<void> }

type Kind = readonly [
  'setTimeout' | 'setInterval' | 'requestAnimationFrame',
  'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame'
]

const shortMs = 1_000

const kinds: readonly Kind[] = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame']
]

/** Watches the timers of the page from now on. `wait` is the check's own, which is not counted. */
export const watchTimers = (): Timers => {
  const own = globalThis.setTimeout
  const lists = kinds.map(watch)
  return {
    running: () => lists.flatMap(list => list()),
    wait: ms => new Promise(resolve => own(resolve, ms))
  }
}

const watch = ([set, clear]: Kind): (() => string[]) => {
  const running = new Map<number, string>()
  const page = globalThis as unknown as Record<string, (...given: unknown[]) => number>
  const [setOwn, clearOwn] = [page[set], page[clear]]
  page[set] = (task: unknown, ...rest: unknown[]) => {
    const run = (...given: unknown[]): void => {
      if (set !== 'setInterval') running.delete(id)
      if (typeof task === 'function') task(...given)
    }
    const id = setOwn?.call(globalThis, run, ...rest) ?? 0
    if (set !== 'setTimeout' || Number(rest[0] ?? 0) > shortMs) running.set(id, `${set}${placeOf(new Error())}`)
    return id
  }
  // A browser takes the id of either kind of timer back.
  page[clear] = (id: unknown) => {
    running.delete(Number(id))
    return clearOwn?.call(globalThis, id) ?? 0
  }
  return () => [...running.values()]
}

/** The line of the application that set a timer. */
const placeOf = ({ stack = '' }: Error): string => {
  const line = stack.split('\n')[2]?.trim() ?? ''
  return ` ${line.replace(`${location.origin}/`, '')}`
}
