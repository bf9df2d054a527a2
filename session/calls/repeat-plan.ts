import type { Call } from '#contract/call.ts'

/** The cloud, or a gateway before it, is too busy at the moment, and did nothing. */
const busyStatus = 503

/** The wait before the first repeat, doubled before each further one, up to the longest, in milliseconds. */
const firstWaitMs = 2_000
const longestWaitMs = 16_000

/** Nobody waits longer for a question. Then the person hears of the failure. */
export const repeatWithinMs = 45_000

/** A refused question: how often it was repeated, since when, and the Retry-After header of the answer. */
export type Refusal = { status: number; retryAfter: string | null; repeats: number; passedMs: number }

/** Whether the call can be made twice without harm. */
export const isQuestion = ({ method, isQuestion }: Pick<Call, 'method' | 'isQuestion'>): boolean =>
  method === 'GET' || isQuestion === true

/**
 * The milliseconds until a question is asked again that the cloud was too busy for. Never earlier than the cloud says, and up
 * to twice as late: those who were refused at the same moment come back at different ones.
 * @param random between 0 and 1
 * @returns undefined where the question failed
 */
export const repeatAfter = ({ status, retryAfter, repeats, passedMs }: Refusal, random: number): number | undefined => {
  if (status !== busyStatus) return undefined
  const wait = Math.max(secondsOf(retryAfter) * 1_000, Math.min(firstWaitMs * 2 ** repeats, longestWaitMs))
  const waitMs = Math.round(wait * (1 + random))
  return passedMs + waitMs > repeatWithinMs ? undefined : waitMs
}

/** A date in the header would need the cloud's clock. */
const secondsOf = (retryAfter: string | null): number => (/^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0)
