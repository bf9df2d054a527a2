import { $token, Refused, request } from '@portal/session'
import { atom } from 'nanostores'
import { codes } from '#contract/codes.ts'
import {
  endOtherSessions,
  endSession,
  type SecurityEvent,
  type SignedInDevice,
  securityEventList,
  sessionList
} from '#contract/identity-sessions.ts'
import * as limits from '#contract/limits.ts'

/** What is asked for by itself: one part that fails costs nothing of the other. */
export type Loaded<Data> = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & Data)

export type Devices = Loaded<{ devices: SignedInDevice[] }>
export type Events = Loaded<{ events: SecurityEvent[]; total: number; page: number }>

export const $devices = atom<Devices>({ kind: 'loading' })
export const $events = atom<Events>({ kind: 'loading' })

/** Whose these are: nobody is shown another person's, not even until their own have come. */
let owner: string | undefined

/** Asks for everything that the page shows. */
export const loadSecurity = async (): Promise<void> => {
  const token = $token.get()
  if (owner !== token) {
    $devices.set({ kind: 'loading' })
    $events.set({ kind: 'loading' })
  }
  owner = token
  await Promise.all([loadDevices(), loadEvents(1)])
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

/** Of pages that are asked for in a row, the last one is shown. */
export const loadEvents = async (page: number): Promise<void> => {
  const token = owner
  const own = ++asked
  if ($events.get().kind === 'failed') $events.set({ kind: 'loading' })
  const isWanted = () => owner === token && own === asked
  try {
    const { list, total } = await request(securityEventList, { query: { pageNo: page, size: limits.pageSize } })
    if (isWanted()) $events.set({ kind: 'ready', events: list, total, page })
  } catch {
    if (isWanted()) $events.set({ kind: 'failed' })
  }
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
  await loadSecurity()
}

/**
 * Logs out everywhere but here.
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const logOutOnOthers = async (): Promise<void> => {
  await request(endOtherSessions, {}, { quiet: true })
  await loadSecurity()
}
