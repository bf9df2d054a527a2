import { safeParse } from 'valibot'
import { WebSocket } from 'ws'
import { type LiveMessage, liveMessage, livePath, permissionStampQuery } from '#contract/page/live.ts'
import { type Change, type ChangeEvent, changeStep, noChanges } from '../../session/live/change-plan.pure.ts'
import { type Live, type LiveEvent, liveStep } from '../../session/live/live-plan.pure.ts'
import type { Browser } from './ask.ts'

/** An open page: the decisions are those of the session, the socket and the timers are Node's. */
export type Page = { opened: Promise<void> }

const messageIn = (text: string): LiveMessage | undefined => {
  try {
    const read = safeParse(liveMessage, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

const startTimer = () => {
  let timer: NodeJS.Timeout | undefined
  return {
    stop: () => clearTimeout(timer),
    start: (ms: number, act: () => void) => {
      timer = setTimeout(act, ms)
    }
  }
}

/** @param tell hears of each change when the page's turn to ask about it has come */
export const openPage = ({ url, token, address }: Browser, stamp: string, tell: (change: Change) => void): Page => {
  const socketUrl = `${url.replace('http', 'ws')}${livePath}/${token}?${permissionStampQuery}=${stamp}`
  let live: Live = { state: 'off' }
  let changes = noChanges
  let socket: WebSocket | undefined
  const liveTimer = startTimer()
  const changeTimer = startTimer()
  const greeted = Promise.withResolvers<void>()

  const change = (event: ChangeEvent): void => {
    changeTimer.stop()
    const step = changeStep(changes, event, { now: performance.now(), random: Math.random(), isVisible: true })
    changes = step.next
    if (step.dueIn !== undefined) changeTimer.start(step.dueIn, () => change({ kind: 'due' }))
    for (const one of step.told) tell(one)
  }
  const close = (): void => {
    socket?.removeAllListeners()
    // A socket that is closed before it opened throws, if nobody listens.
    socket?.on('error', () => undefined)
    socket?.close()
    socket = undefined
    change({ kind: 'closed' })
  }
  const open = (): void => {
    close()
    const opened = new WebSocket(socketUrl, { perMessageDeflate: false, headers: { 'x-forwarded-for': address } })
    opened.on('error', () => undefined)
    opened.on('open', () => happen({ kind: 'opened' }))
    opened.on('message', data => {
      const message = messageIn(String(data))
      if (message === undefined || 'beat' in message) return
      if ('action' in message) return change({ kind: 'heard', change: message.action, spread: message })
      greeted.resolve()
      change({ kind: 'greeted', spread: message, knowsNews: false })
    })
    opened.on('close', (code, reason) => {
      change({ kind: 'closed' })
      const message = messageIn(String(reason))
      const spreadMs = message !== undefined && 'spreadMs' in message ? message.spreadMs : undefined
      happen({ kind: 'closed', code, spreadMs: spreadMs ?? 0 })
    })
    socket = opened
  }
  const acts = {
    open,
    close,
    catchUp: () => change({ kind: 'opened' }),
    refresh: () => change({ kind: 'refresh' })
  }
  const happen = (event: LiveEvent): void => {
    const step = liveStep(live, event, Math.random())
    if (step.next.state !== live.state || step.dueIn !== undefined) liveTimer.stop()
    if (step.dueIn !== undefined) liveTimer.start(step.dueIn, () => happen({ kind: 'due' }))
    live = step.next
    for (const act of step.acts) acts[act]()
  }
  happen({ kind: 'signedIn' })
  return { opened: greeted.promise }
}
