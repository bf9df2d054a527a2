import * as limits from '#contract/limits.ts'
import { liveCloseCodes } from '#contract/page/live.ts'

/**
 * Where the live channel stands. `tries` counts how often it was opened again since it last stood for a while, or since
 * there was last a reason to hope. `stopped` waits for such a reason; `refused` does not, since the cloud will not have
 * this token.
 */
export type Live =
  | { state: 'off' }
  | { state: 'opening' | 'open' | 'waiting'; tries: number }
  | { state: 'stopped' | 'refused' }

export type LiveEvent =
  /** Somebody is signed in; also with another token than before. */
  | { kind: 'signedIn' }
  | { kind: 'signedOut' }
  | { kind: 'opened' }
  | { kind: 'closed'; code: number }
  /** The delay that the last step asked for is over. */
  | { kind: 'due' }
  /** There is new reason to hope: the browser is online again, the tab is looked at again, the person asks for it. */
  | { kind: 'online' | 'visible' | 'reconnect' }

export type LiveAct = 'open' | 'close' | 'refresh'

/** What comes next: the new state, what to do now, and after how many milliseconds to say `due`. */
export type LiveStep = { next: Live; acts: readonly LiveAct[]; dueIn?: number }

/**
 * Decides about the live channel (spec §4.21, §9.3): it is opened again five seconds after it closed,
 * ten times at most, then it stops; a channel that stood for ten seconds counts as well again; being online or visible
 * again, signing in and the person's own wish begin a fresh ten.
 * @param random between 0 and 1: spreads the portals of a cloud that was started anew over half a second
 */
export const liveStep = (live: Live, event: LiveEvent, random: number): LiveStep => {
  switch (event.kind) {
    case 'signedIn':
      return opening(0)
    case 'signedOut':
      return { next: { state: 'off' }, acts: ['close'] }
    case 'opened':
      // Whatever was missed while there was no channel is asked for now.
      return live.state === 'opening'
        ? { next: { state: 'open', tries: live.tries }, acts: ['refresh'], dueIn: limits.liveStableMs }
        : stay(live)
    case 'closed':
      return closed(live, event.code, random)
    case 'due':
      if (live.state === 'waiting') return opening(live.tries + 1)
      // A network that swallows everything would keep a browser waiting for minutes.
      if (live.state === 'opening') return { ...closed(live, noCode, random), acts: ['close'] }
      // Open for long enough.
      return live.state === 'open' ? stay({ state: 'open', tries: 0 }) : stay(live)
    case 'online':
      // A channel from before the network went may be dead without knowing it.
      return hopeful(live) || live.state === 'open' ? opening(0) : stay(live)
    case 'visible':
      // Timers of hidden tabs are held back, and a laptop may have slept.
      return hopeful(live) ? opening(0) : live.state === 'open' ? { next: live, acts: ['refresh'] } : stay(live)
    case 'reconnect':
      return hopeful(live) || live.state === 'refused' ? opening(0) : stay(live)
  }
}

const noCode = 0

const opening = (tries: number): LiveStep => ({
  next: { state: 'opening', tries },
  acts: ['open'],
  dueIn: limits.requestTimeoutMs
})

const stay = (next: Live): LiveStep => ({ next, acts: [] })

const hopeful = ({ state }: Live): boolean => state === 'waiting' || state === 'stopped'

const closed = (live: Live, code: number, random: number): LiveStep => {
  if (live.state !== 'opening' && live.state !== 'open') return stay(live)
  // An ordinary call is told that the token is dead, and that ends the session as everywhere.
  if (code === liveCloseCodes.tokenInvalid) return { next: { state: 'refused' }, acts: ['refresh'] }
  if (live.tries >= limits.liveTriesMax) return stay({ state: 'stopped' })
  const dueIn = limits.liveRetryMs + Math.round(random * limits.liveRetryJitterMs)
  return { next: { state: 'waiting', tries: live.tries }, acts: [], dueIn }
}
