import { safeParse } from 'valibot'
import type { User } from '#contract/calls/identity/sign-in.ts'
import * as limits from '#contract/limits.ts'
import {
  dataAgeMsMax,
  dataAgeQuery,
  type LiveMessage,
  liveBeat,
  liveMessage,
  livePath,
  permissionStampQuery
} from '#contract/page/live.ts'
import { adapter, type Socket } from '../adapter.ts'
import { $session } from '../identity/session.ts'
import { write } from '../stores.ts'
import { atMostEvery, newsEveryMs } from './at-most-every.ts'
import type { Change } from './change-plan.pure.ts'
import { startChanges } from './changes.ts'
import { type Heartbeat, startHeartbeat } from './heartbeat.ts'
import { type LiveEvent, type LiveReason, liveStep } from './live-plan.pure.ts'
import { $live } from './live-state.ts'

/** Passes news on, each kind once in this time however often it comes. */
const limited = (tell: (change: Change) => void): ((change: Change) => void) => {
  const tellers = new Map<Change, () => void>()
  return change => {
    const tellSoon = tellers.get(change) ?? atMostEvery(newsEveryMs, async () => tell(change))
    tellers.set(change, tellSoon)
    tellSoon()
  }
}

/** Tells the plan about events and carries out its decisions. There is at most one channel. */
const liveChannel = (tell: (change: Change) => void) => {
  const changes = startChanges(tell)
  let socket: Socket | undefined
  let heartbeat: Heartbeat | undefined
  let cancelTimer = (): void => undefined

  const endHeartbeat = (): void => {
    heartbeat?.end()
    heartbeat = undefined
  }
  const close = (): void => {
    endHeartbeat()
    socket?.close()
    socket = undefined
    changes({ kind: 'closed' })
  }

  const open = (): void => {
    close()
    const session = $session.get()
    if (session.state !== 'member') return
    const opened = adapter().openSocket(addressOf(session), {
      opened: () => {
        opened.send('{}')
        heartbeat = startHeartbeat(
          () => opened.send(liveBeat),
          () => happen({ kind: 'silent' })
        )
        happen({ kind: 'opened' })
      },
      heard: text => {
        heartbeat?.heard()
        const message = liveMessageIn(text)
        if (message === undefined) return
        if ('beat' in message) heartbeat?.answered()
        else if ('action' in message) changes({ kind: 'heard', change: message.action, spread: message })
        else changes({ kind: 'greeted', spread: message, knowsNews: message.knowsNews === true })
      },
      closed: (code, reason) => {
        endHeartbeat()
        changes({ kind: 'closed' })
        const message = liveMessageIn(reason)
        const spreadMs = message !== undefined && 'spreadMs' in message ? message.spreadMs : undefined
        happen({ kind: 'closed', code, spreadMs: spreadMs ?? 0 })
      }
    })
    socket = opened
  }

  const acts = {
    open,
    close,
    catchUp: () => changes({ kind: 'opened' }),
    refresh: () => changes({ kind: 'refresh' })
  }

  const happen = (given: LiveEvent): void => {
    // A page that comes back after a sleep has a channel that only looks open.
    const event: LiveEvent = given.kind === 'visible' && heartbeat?.wasAsleep() ? { kind: 'silent' } : given
    const before = $live.get()
    const step = liveStep(before, event, adapter().random())
    if (step.next.state !== before.state || step.dueIn !== undefined) cancelTimer()
    if (step.dueIn !== undefined) cancelTimer = adapter().later(() => happen({ kind: 'due' }), step.dueIn)
    write($live, step.next)
    for (const act of step.acts) acts[act]()
  }

  return { happen, doubt: () => heartbeat?.doubt() }
}

/**
 * The path of the channel. It says which permissions the page knows, so that the cloud can tell of a change since then. And it
 * says how old the page is, so that the cloud can tell what changed since the page began to ask.
 */
const addressOf = ({ token, user }: { token: string; user: User }): string => {
  const path = `${livePath}/${encodeURIComponent(token)}`
  const { permissionStamp } = user
  // A page without a stamp asks for its permissions again when the channel opens, as for everything.
  if (permissionStamp === undefined) return path
  const age = Math.ceil(adapter().pageAge())
  const query = new URLSearchParams({ [permissionStampQuery]: permissionStamp })
  if (age <= dataAgeMsMax) query.set(dataAgeQuery, String(age))
  return `${path}?${query}`
}

/** The message of a frame. Undefined for frames that the contract does not know: they are ignored. */
const liveMessageIn = (text: string): LiveMessage | undefined => {
  // Longer than any message. Parsing ten megabytes of JSON would block the page.
  if (text.length > limits.liveFrameBytesMax) return undefined
  try {
    const { success, output } = safeParse(liveMessage, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps the live channel open while a person is signed in (docs/requirements.md §4). It opens only after the cloud has confirmed the
 * token.
 * @param tell hears of each change when the page's turn to ask about it has come
 * @returns a function that reports a new reason to try: the browser is back, or the person asks for it. Or it reports a doubt
 *   whether the channel lives
 */
export const startLive = (tell: (change: Change) => void): ((why: LiveReason) => void) => {
  const { happen, doubt } = liveChannel(limited(tell))
  let token: string | undefined
  $session.subscribe(session => {
    const now = session.state === 'member' ? session.token : undefined
    if (now === token) return
    token = now
    happen({ kind: now === undefined ? 'signedOut' : 'signedIn' })
  })
  return why => (why === 'doubt' ? doubt() : happen({ kind: why }))
}
