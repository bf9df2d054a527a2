import { adapter } from '../adapter.ts'

/** However much news comes in a burst, it leads to one call in this time. */
export const newsEveryMs = 1_000

/**
 * Limits how often a task runs. The first request runs it at once. Requests during a run are combined into one more
 * run, so the last request is never lost. Two runs never overlap.
 * @param task shows its own failure and never rejects
 */
export const atMostEvery = (ms: number, task: () => Promise<void>): (() => void) => {
  let running = false
  let askedAgain = false
  const run = async (): Promise<void> => {
    running = true
    askedAgain = false
    await Promise.all([task(), new Promise<void>(resolve => adapter().later(resolve, ms))])
    running = false
    if (askedAgain) void run()
  }
  return () => {
    if (running) askedAgain = true
    else void run()
  }
}
