import { Overloaded } from '../overloaded.pure.ts'

/** Waits for an answer, and gives up where that makes no sense. */
export type Awaiting = <Result>(answer: Promise<Result>) => Promise<Result>

/** How long, in milliseconds, a call works on its answer: callers give up after 10 s, and hear of it before. */
const callMs = 8_500

/** Waits for the answers that one call is made of, no longer than a call may take in all. */
export const createPatience = (milliseconds: number = callMs): Awaiting => {
  let left = milliseconds
  return async answer => {
    const began = performance.now()
    let timer: NodeJS.Timeout | undefined
    const end = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Overloaded('the call took too long')), left)
    })
    try {
      return await Promise.race([answer, end])
    } finally {
      clearTimeout(timer)
      left = Math.max(0, left - (performance.now() - began))
    }
  }
}
