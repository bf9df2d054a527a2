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

/** Data that is loaded separately. When one part fails, the other parts are not affected. */
export type Loaded<Data> = { kind: 'loading' } | { kind: 'failed'; error: unknown } | ({ kind: 'ready' } & Data)

export type Devices = Loaded<{ devices: SignedInDevice[] }>
/** The events so far, the newest first, and the state of the older ones: there, loading, failed or none. */
export type Events = Loaded<{ events: SecurityEvent[]; total: number; more: More }>

export const $devices = atom<Devices>({ kind: 'loading' })
export const $events = atom<Events>({ kind: 'loading' })

/** The owner of the data. Nobody sees another person's data, not even while their own is loading. */
let owner: string | undefined

/** Whether the page shows events. /account shows only devices to people who may not see events. */
let showsEvents = true

/** Loads everything for the security centre. */
export const loadSecurity = (): Promise<void> => {
  showsEvents = true
  return load()
}

/** Loads the devices only. */
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

/** The old data stays until the new answer arrives. */
export const loadDevices = async (): Promise<void> => {
  const token = owner
  if ($devices.get().kind === 'failed') $devices.set({ kind: 'loading' })
  try {
    const devices = await request(sessionList, {})
    if (owner === token) $devices.set({ kind: 'ready', devices })
  } catch (error) {
    // The failed call was already reported. This part offers a retry.
    if (owner === token) $devices.set({ kind: 'failed', error })
  }
}

let asked = 0

/** Loads the newest events. */
export const loadEvents = async (): Promise<void> => {
  if ($events.get().kind === 'failed') $events.set({ kind: 'loading' })
  const isWanted = nextQuestion()
  try {
    const { list, total } = await request(securityEventList, { query: { size: limits.pageSize } })
    if (isWanted()) $events.set({ kind: 'ready', events: list, total, more: moreAfter(list) })
  } catch (error) {
    if (isWanted()) $events.set({ kind: 'failed', error })
  }
}

/** Loads the events before the shown ones. New events at the top do not change the result. */
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

/** Of several requests in a row, only the last one counts. */
const nextQuestion = (): (() => boolean) => {
  const token = owner
  const own = ++asked
  return () => owner === token && own === asked
}

/**
 * Logs out another device. A device that is already logged out is no error.
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
 * Logs out everywhere except on this device.
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const logOutOnOthers = async (): Promise<void> => {
  await request(endOtherSessions, {}, { quiet: true })
  await load()
}
