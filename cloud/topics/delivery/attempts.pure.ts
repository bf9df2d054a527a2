import { deliveryTimeoutMs, MessageRefusedError } from './transport.pure.ts'

const minute = 60_000

/** A letter that is older tells people nothing new. */
export const letterAgeMaxMs = 24 * 60 * minute

/** So many attempts reach over a day without a mail server. */
export const attemptsMax = 30

/** The longest pause between two attempts. */
export const longestPauseMs = 60 * minute

/** For so long a letter is left to the process that sends it. Connecting, greeting and each answer have a time limit. */
export const leaseMs = 3 * deliveryTimeoutMs

/** The pause after a failed attempt: a minute, then twice as long each time. */
export const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts - 1) * minute, longestPauseMs)

/** The next step after a failed attempt: another attempt so many milliseconds later, or none. */
export type AfterFailure = { kind: 'again'; pauseMs: number } | { kind: 'givenUp'; why: string }

/**
 * Decides about a letter that was not sent. A letter that the receiving side refused for good is not tried again. Mail
 * servers take a sender that tries again for a sender of spam.
 */
export const afterFailure = (error: unknown, letter: { attempts: number; ageMs: number }): AfterFailure => {
  if (error instanceof MessageRefusedError) return { kind: 'givenUp', why: 'it was refused for good' }
  if (letter.attempts >= attemptsMax) return { kind: 'givenUp', why: `${attemptsMax} attempts failed` }
  const pauseMs = pauseAfter(letter.attempts)
  if (letter.ageMs + pauseMs > letterAgeMaxMs) return { kind: 'givenUp', why: 'it is too old' }
  return { kind: 'again', pauseMs }
}
