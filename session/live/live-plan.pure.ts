import * as limits from '#contract/limits.ts'
import { liveCloseCodes } from '#contract/page/live.ts'

/** Between two tries to open the live channel (docs/requirements.md §9); half a second at most is added, so that not all come at once. */
export const liveRetryMs = 5_000
export const liveRetryJitterMs = 500
const liveTriesMax = 10
/** A channel that stood this long counts as well again, so that the tries begin anew. */
export const liveStableMs = 10_000

/**
 * The state of the live channel. `tries` counts reconnections since the last stable connection or the last new reason
 * to try. `stopped` waits for a new reason. `refused` does not wait, because the cloud rejects this token.
 */
export type Live =
  | { state: 'off' }
  | { state: 'opening' | 'open' | 'waiting'; tries: number }
  | { state: 'stopped' | 'refused' }

export type LiveEvent =
  /** A person is signed in, possibly with a new token. */
  | { kind: 'signedIn' }
  | { kind: 'signedOut' }
  | { kind: 'opened' }
  /** `spreadMs`: over how long all pages of this cloud spread their next try; 0 where the end was not announced. */
  | { kind: 'closed'; code: number; spreadMs: number }
  /** The delay of the last step is over. */
  | { kind: 'due' }
  /** The channel is open, and nothing comes through it. */
  | { kind: 'silent' }
  /** A new reason to try: the browser is online again, the tab is visible again, or the person asks for it. */
  | { kind: 'online' | 'visible' | 'reconnect' }

/** What the page tells its channel. `doubt`: it may be dead, so it is asked for a sign of life. */
export type LiveReason = 'online' | 'visible' | 'reconnect' | 'doubt'

/** `catchUp` asks for what was missed when its turn comes, and `refresh` at once. */
export type LiveAct = 'open' | 'close' | 'catchUp' | 'refresh'

/** The next step: the new state, the action, and the milliseconds until `due`. */
export type LiveStep = { next: Live; acts: readonly LiveAct[]; dueIn?: number }

/**
 * Decides about the live channel (docs/requirements.md §4.21, §9.3). It reconnects five seconds after it closed, ten times at most,
 * then it stops. A channel that was open for ten seconds resets the count. So do these events: the browser is online
 * again, the tab is visible again, a person signs in, or the person asks for it.
 * @param random between 0 and 1: it spreads the reconnections over half a second, and over the time that the cloud gave when
 *   it announced its stop
 */
export const liveStep = (live: Live, event: LiveEvent, random: number): LiveStep => {
  switch (event.kind) {
    case 'signedIn':
      return opening(0)
    case 'signedOut':
      return { next: { state: 'off' }, acts: ['close'] }
    case 'opened':
      // Changes may have been missed while there was no channel, so everything is loaded again.
      return live.state === 'opening'
        ? { next: { state: 'open', tries: live.tries }, acts: ['catchUp'], dueIn: liveStableMs }
        : stay(live)
    case 'closed':
      return closed(live, event, random)
    case 'due':
      if (live.state === 'waiting') return opening(live.tries + 1)
      // In a network that drops all packets, a browser would wait for minutes.
      if (live.state === 'opening') return { ...closed(live, noAnswer, random), acts: ['close'] }
      // The connection was stable for long enough.
      return live.state === 'open' ? stay({ state: 'open', tries: 0 }) : stay(live)
    case 'silent':
      return live.state === 'open' ? opening(0) : stay(live)
    case 'online':
      // A channel from before a network loss may be dead without an event.
      return hopeful(live) || live.state === 'open' ? opening(0) : stay(live)
    case 'visible':
      // Browsers delay timers of hidden tabs, and a laptop may have slept.
      return hopeful(live) ? opening(0) : live.state === 'open' ? { next: live, acts: ['refresh'] } : stay(live)
    case 'reconnect':
      return hopeful(live) || live.state === 'refused' ? opening(0) : stay(live)
  }
}

type End = { code: number; spreadMs: number }
const noAnswer: End = { code: 0, spreadMs: 0 }

const opening = (tries: number): LiveStep => ({
  next: { state: 'opening', tries },
  acts: ['open'],
  dueIn: limits.requestTimeoutMs
})

const stay = (next: Live): LiveStep => ({ next, acts: [] })

const hopeful = ({ state }: Live): boolean => state === 'waiting' || state === 'stopped'

const closed = (live: Live, { code, spreadMs }: End, random: number): LiveStep => {
  if (live.state !== 'opening' && live.state !== 'open') return stay(live)
  // An ordinary call finds that the token is rejected, and ends the session as everywhere else.
  if (code === liveCloseCodes.tokenInvalid) return { next: { state: 'refused' }, acts: ['refresh'] }
  if (live.tries >= liveTriesMax) return stay({ state: 'stopped' })
  const announced = code === liveCloseCodes.goingAway ? Math.min(spreadMs, limits.liveReopenMsMax) : 0
  const dueIn = liveRetryMs + Math.round(random * Math.max(liveRetryJitterMs, announced))
  return { next: { state: 'waiting', tries: live.tries }, acts: [], dueIn }
}
