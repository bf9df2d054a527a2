import type { WebSocket } from '@fastify/websocket'
import {
  type Greeting,
  type LiveAction,
  type LiveCloseCode,
  type LiveMessage,
  liveBeat,
  liveCloseCodes,
  type Spread
} from '#contract/page/live.ts'
import type { Clock } from '../clock.ts'
import type { Rules } from '../rules.ts'

/** One socket of one session, from the cloud's side. */
export type Channel = {
  /** The hash of its token, by which log-out finds it. */
  tokenHash: string
  /** Sends the first frame. A page asks for everything, unless the frame says that the news since its data follows. */
  greet: (greeting: Greeting) => void
  /** @param spread when all who are told ask */
  tell: (action: LiveAction, spread: Spread) => void
  /** Asks for a sign of life, unless one is asked for already. */
  ping: () => void
  /** Whether it left the last question unanswered for longer than a slow network needs. */
  isSilent: () => boolean
  /** @param spreadMs over how long the pages of a process that stops spread opening their channels again */
  close: (code: LiveCloseCode, spreadMs?: number) => void
  /** Ends it without a word, for one that would not hear it. */
  drop: () => void
}

const silenceMs = 4_000

/**
 * Makes a channel of a socket, and closes it when it sends more than it may.
 *
 * A reader that is slow, or has stopped, costs no memory. One frame at a time is handed to the network, and the actions
 * that are told meanwhile are kept as a set. Two refreshes that wait are one.
 */
export const createChannel = (
  socket: WebSocket,
  tokenHash: string,
  { now, framesPerSecond }: { now: Clock } & Pick<Rules['live'], 'framesPerSecond'>
): Channel => {
  const waiting = new Map<LiveAction, Spread>()
  let sending = false
  let pingedAt: number | undefined

  const send = (content: LiveMessage) => {
    sending = true
    socket.send(JSON.stringify(content), error => {
      sending = false
      // An error means that the socket is closing; its end is heard elsewhere.
      const [next] = waiting
      if (error || next === undefined) return
      const [action, spread] = next
      waiting.delete(action)
      send({ action, ...spread })
    })
  }
  const close = (code: LiveCloseCode, spreadMs = 0) => {
    if (socket.readyState !== socket.OPEN) return
    socket.close(code, spreadMs === 0 ? undefined : JSON.stringify({ spreadMs }))
  }
  // A client that goes on sending after the close frame is cut off.
  const refuseFlood = () => (socket.readyState === socket.OPEN ? close(liveCloseCodes.tooMuch) : socket.terminate())

  const countFrame = frameCounter(now, framesPerSecond, refuseFlood)
  socket.on('message', (data, isBinary) => {
    countFrame()
    // A frame that is on its way is a sign of life too. So an answer never waits, and never piles up.
    if (!sending && !isBinary && socket.readyState === socket.OPEN && String(data) === liveBeat) send({ beat: true })
  })
  socket.on('ping', countFrame)
  socket.on('pong', () => {
    pingedAt = undefined
    countFrame()
  })

  return {
    tokenHash,
    greet: send,
    tell: (action, spread) => {
      // The later news has counted the pages of the earlier one.
      if (sending) waiting.set(action, spread)
      else send({ action, ...spread })
    },
    ping: () => {
      if (pingedAt !== undefined || socket.readyState !== socket.OPEN) return
      pingedAt = now()
      socket.ping()
    },
    isSilent: () => pingedAt !== undefined && now() - pingedAt >= silenceMs,
    close,
    drop: () => socket.terminate()
  }
}

/** Counts frames of any kind, and refuses each beyond the limit for a second. */
const frameCounter = (now: Clock, perSecond: number, refuse: () => void) => {
  let from = now()
  let count = 0
  return () => {
    const passed = now() - from
    // A clock that was set back must not keep a second from ending.
    if (passed < 0 || passed >= 1_000) {
      from = now()
      count = 0
    }
    count += 1
    if (count > perSecond) refuse()
  }
}
