import type { Call } from '#contract/call.ts'

/** The cloud, or a gateway before it, is too busy at the moment, and did nothing. */
const busyStatus = 503

/** The wait before the first repeat, doubled before each further one, up to the longest, in milliseconds. */
const firstWaitMs = 2_000
const longestWaitMs = 16_000

/** So long after news, questions are taken for those that follow the news. */
const newsMs = 5_000

/**
 * How long, in milliseconds, a question is repeated before the person hears of the failure. What the page shows already
 * can stay for long, where news leads to the question; a person who opens a page waits for something to happen.
 * @param sinceNewsMs since the page was last told that something changed
 */
export const patienceFor = (sinceNewsMs: number): number => (sinceNewsMs <= newsMs ? 45_000 : 8_000)

/** A refused question: how often it was repeated, since when, for how long, and the Retry-After header of the answer. */
export type Refusal = {
  status: number
  retryAfter: string | null
  repeats: number
  passedMs: number
  patienceMs: number
}

/** Whether the call can be made twice without harm. */
export const isQuestion = ({ method, isQuestion }: Pick<Call, 'method' | 'isQuestion'>): boolean =>
  method === 'GET' || isQuestion === true

/**
 * The milliseconds until a question is asked again that the cloud was too busy for. Never earlier than the cloud says, and up
 * to twice as late: those who were refused at the same moment come back at different ones.
 * @param random between 0 and 1
 * @returns undefined where the question failed
 */
export const repeatAfter = (
  { status, retryAfter, repeats, passedMs, patienceMs }: Refusal,
  random: number
): number | undefined => {
  if (status !== busyStatus) return undefined
  const wait = Math.max(secondsOf(retryAfter) * 1_000, Math.min(firstWaitMs * 2 ** repeats, longestWaitMs))
  const waitMs = Math.round(wait * (1 + random))
  return passedMs + waitMs > patienceMs ? undefined : waitMs
}

/** A date in the header would need the cloud's clock. */
const secondsOf = (retryAfter: string | null): number => (/^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0)
