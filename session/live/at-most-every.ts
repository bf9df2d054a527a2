import { adapter } from '../adapter.ts'

/**
 * Makes a task that may be asked for in bursts run once in a while: at once when it is first asked for, then once more
 * for everything that was asked meanwhile, so that the last wish is never lost, and never twice at the same time.
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
