import type { PhoneCallState } from '#contract/calls/phones/phone-calls.ts'

/** An open call, as far as its next state follows from it. */
type OpenCall = { state: PhoneCallState; attempt: number; attemptsMax: number }

/** The news of a call; `silent` where no news came in time. */
export type Heard = 'answered' | 'ended' | 'noAnswer' | 'busy' | 'silent'

/** The next state of a call. The call rings again, is answered, or ends. */
export type NextCall = { state: PhoneCallState; attempt: number; ends: boolean }

/**
 * Pure: decides the next state of a call. A call without an answer rings again while there are attempts left.
 * @returns undefined where the news does not follow the call's state
 */
export const nextCallState = ({ state, attempt, attemptsMax }: OpenCall, heard: Heard): NextCall | undefined => {
  if (state === 'answered')
    return heard === 'ended' || heard === 'silent' ? { state: 'ended', attempt, ends: true } : undefined
  if (state !== 'ringing' || heard === 'ended') return undefined
  if (heard === 'answered') return { state: 'answered', attempt, ends: false }
  if (attempt < attemptsMax) return { state: 'ringing', attempt: attempt + 1, ends: false }
  return { state: heard === 'busy' ? 'busy' : 'noAnswer', attempt, ends: true }
}
