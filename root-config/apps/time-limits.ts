import { LeftMeanwhile } from './failures.ts'

/* Time limits of a sub-application (docs/requirements.md §9). */
export const subAppLoadTimeoutMs = 120_000
/** For bootstrap, and for mount. */
export const subAppStartTimeoutMs = 10_000
export const subAppUpdateTimeoutMs = 5_000
/** How long the next page waits for the one before it: twice, where somebody leaves while it is still mounting. */
export const subAppLeaveTimeoutMs = 300

/** Calls `tell` once when the person leaves. Returns a function that stops listening. */
export type Leaving = (tell: () => void) => () => void

type TimeLimit = {
  millis: number
  /** Creates the error that is thrown when the time is over. */
  timeoutError: () => Error
  leaving?: Leaving
  /** Milliseconds that the work may still take after the person has left. */
  graceMs?: number
}

/**
 * Waits for work of a sub-application, but never for ever: it rejects when the time is over or the person has left.
 * Until then single-spa switches to no other application, not even back (M1, M2). Work that goes on afterwards is
 * ignored.
 * @throws LeftMeanwhile, the error of `timeoutError`, and every error of the work
 */
export const withTimeLimit = async <Result>(
  work: Promise<Result>,
  { millis, timeoutError, leaving, graceMs = 0 }: TimeLimit
) => {
  if (await settlesSoon(work)) return work
  const timers: ReturnType<typeof setTimeout>[] = []
  let stop: (() => void) | undefined
  try {
    return await new Promise<Result>((resolve, reject) => {
      const leave = () => reject(new LeftMeanwhile())
      work.then(resolve, reject)
      timers.push(setTimeout(() => reject(timeoutError()), millis))
      stop = leaving?.(() => {
        if (graceMs === 0) leave()
        else timers.push(setTimeout(leave, graceMs))
      })
    })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    stop?.()
  }
}

/** Microtasks to wait before a timer is started. Most steps of an application are done by then and need no timer. */
const microtasks = 8

const settlesSoon = async (work: Promise<unknown>): Promise<boolean> => {
  let settled = false
  const note = () => {
    settled = true
  }
  work.then(note, note)
  for (let count = 0; count < microtasks && !settled; count += 1) await undefined
  return settled
}
