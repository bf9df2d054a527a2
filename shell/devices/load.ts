import { $token, Refused, request } from '@portal/session'
import { atom } from 'nanostores'
import {
  endOtherSessions,
  endSession,
  type SecurityEvent,
  type SignedInDevice,
  securityEventList,
  sessionList
} from '#contract/calls/identity/sessions.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { More } from '../pieces/more-below.tsx'

/** What is asked for by itself: one part that fails costs nothing of the other. */
export type Loaded<Data> = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & Data)

export type Devices = Loaded<{ devices: SignedInDevice[] }>
/** The events so far, the newest first, and whether older ones are there, on their way, or could not be had. */
export type Events = Loaded<{ events: SecurityEvent[]; total: number; more: More }>

export const $devices = atom<Devices>({ kind: 'loading' })
export const $events = atom<Events>({ kind: 'loading' })

/** Whose these are: nobody is shown another person's, not even until their own have come. */
let owner: string | undefined

/** Whether the page shows events: /account shows the devices alone, to who may not see the events. */
let showsEvents = true

/** Asks for everything that the security centre shows. */
export const loadSecurity = (): Promise<void> => {
  showsEvents = true
  return load()
}

/** Asks for the devices alone. */
export const loadOwnDevices = (): Promise<void> => {
  showsEvents = false
  return load()
}

const load = async (): Promise<void> => {
  const token = $token.get()
  if (owner !== token) {
    $devices.set({ kind: 'loading' })
    $events.set({ kind: 'loading' })
  }
  owner = token
  await Promise.all([loadDevices(), ...(showsEvents ? [loadEvents()] : [])])
}

/** What was shown before stays until the new answer is there. */
export const loadDevices = async (): Promise<void> => {
  const token = owner
  if ($devices.get().kind === 'failed') $devices.set({ kind: 'loading' })
  try {
    const devices = await request(sessionList, {})
    if (owner === token) $devices.set({ kind: 'ready', devices })
  } catch {
    // The client has told the person and the monitoring; the part offers to try again.
    if (owner === token) $devices.set({ kind: 'failed' })
  }
}

let asked = 0

/** Asks for the newest events. */
export const loadEvents = async (): Promise<void> => {
  if ($events.get().kind === 'failed') $events.set({ kind: 'loading' })
  const isWanted = nextQuestion()
  try {
    const { list, total } = await request(securityEventList, { query: { size: limits.pageSize } })
    if (isWanted()) $events.set({ kind: 'ready', events: list, total, more: moreAfter(list) })
  } catch {
    if (isWanted()) $events.set({ kind: 'failed' })
  }
}

/** Asks for the events that are older than those shown; what comes in meanwhile above them changes nothing. */
export const loadOlderEvents = async (): Promise<void> => {
  const shown = $events.get()
  const before = shown.kind === 'ready' ? shown.events.at(-1)?.eventId : undefined
  if (shown.kind !== 'ready' || before === undefined || shown.more === 'loading') return
  const isWanted = nextQuestion()
  $events.set({ ...shown, more: 'loading' })
  try {
    const { list } = await request(securityEventList, { query: { before, size: limits.pageSize } }, { quiet: true })
    if (isWanted()) $events.set({ ...shown, events: [...shown.events, ...list], more: moreAfter(list) })
  } catch {
    if (isWanted()) $events.set({ ...shown, more: 'failed' })
  }
}

const moreAfter = (list: readonly SecurityEvent[]): More => (list.length < limits.pageSize ? 'none' : 'some')

/** Of questions that are asked in a row, the last one is answered. */
const nextQuestion = (): (() => boolean) => {
  const token = owner
  const own = ++asked
  return () => owner === token && own === asked
}

/**
 * Logs out on another device. One that is gone by now is no error: that is what was wanted.
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const logOutOn = async (sessionId: number): Promise<void> => {
  try {
    await request(endSession, { body: { sessionId } }, { quiet: true })
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== codes.recordNotFound) throw error
  }
  await load()
}

/**
 * Logs out everywhere but here.
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const logOutOnOthers = async (): Promise<void> => {
  await request(endOtherSessions, {}, { quiet: true })
  await load()
}
