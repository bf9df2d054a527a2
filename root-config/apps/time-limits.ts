import { LeftMeanwhile } from './failures.ts'

/** Tells once when the person goes elsewhere; gives back how to listen no longer. */
export type Leaving = (tell: () => void) => () => void

type Bounds = {
  millis: number
  /** What it failed with, when the time is over. */
  late: () => Error
  leaving?: Leaving
  /** How long it may still take once the person has left. */
  graceMs?: number
}

/**
 * Waits for what a sub-application does, but never for ever: it settles at the latest when the time is over or the
 * person has left, since single-spa switches to nothing else before, not even back (M1, M2). What the sub-application
 * goes on doing then, nobody waits for.
 * @throws LeftMeanwhile, what `late` gives, and what the work itself throws
 */
export const bounded = async <Result>(work: Promise<Result>, { millis, late, leaving, graceMs = 0 }: Bounds) => {
  if (await isDoneAtOnce(work)) return work
  const timers: ReturnType<typeof setTimeout>[] = []
  let stop: (() => void) | undefined
  try {
    return await new Promise<Result>((resolve, reject) => {
      const leave = () => reject(new LeftMeanwhile())
      work.then(resolve, reject)
      timers.push(setTimeout(() => reject(late()), millis))
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

/** So many turns an application takes that waits for nothing: for its clock, a switch would start timers and end them. */
const turns = 8

const isDoneAtOnce = async (work: Promise<unknown>): Promise<boolean> => {
  let done = false
  const note = () => {
    done = true
  }
  work.then(note, note)
  for (let turn = 0; turn < turns && !done; turn += 1) await undefined
  return done
}
