import { request } from '@portal/session'
import { atom } from 'nanostores'
import { type Appointment, appointmentList, cancelAppointment } from '#contract/calls/appointments/appointments.ts'
import * as limits from '#contract/limits.ts'
import type { More } from '../../../pieces/more-below.tsx'

type Status = Appointment['status'] | undefined

/** The person's appointments of one state, or of all, the latest first. */
export type Reservations = { status: Status } & (
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; list: Appointment[]; total: number; more: More }
)

export const $reservations = atom<Reservations>({ status: undefined, kind: 'loading' })

let newest = 0

const pageOf = (status: Status, pageNo: number, size: number) =>
  request(appointmentList, { query: { pageNo, size, ...(status === undefined ? {} : { status }) } }, { quiet: true })

/** Loads the list anew, with as many rows as it shows now. Rows of the same state stay on screen until then. Never fails. */
export const loadReservations = async (status: Status): Promise<void> => {
  newest += 1
  const turn = newest
  const shown = $reservations.get()
  const isShown = shown.status === status && shown.kind === 'ready'
  if (!isShown) $reservations.set({ status, kind: 'loading' })
  const size = isShown ? Math.min(limits.pageSizeMax, Math.max(limits.pageSize, shown.list.length)) : limits.pageSize
  try {
    const { list, total } = await pageOf(status, 1, size)
    if (turn === newest)
      $reservations.set({ status, kind: 'ready', list, total, more: list.length < total ? 'some' : 'none' })
  } catch (error) {
    if (turn === newest && !isShown) $reservations.set({ status, kind: 'failed', error })
  }
}

/** Loads the appointments after the shown ones. One that moved onto the next page meanwhile is not shown twice. */
export const loadMore = async (): Promise<void> => {
  const shown = $reservations.get()
  if (shown.kind !== 'ready' || shown.more === 'none' || shown.more === 'loading') return
  const turn = newest
  $reservations.set({ ...shown, more: 'loading' })
  try {
    const pageNo = Math.floor(shown.list.length / limits.pageSize) + 1
    const { list, total } = await pageOf(shown.status, pageNo, limits.pageSize)
    if (turn !== newest) return
    const known = new Set(shown.list.map(({ appointmentId }) => appointmentId))
    const all = [...shown.list, ...list.filter(({ appointmentId }) => !known.has(appointmentId))]
    const isWhole = all.length >= total || list.length === 0
    $reservations.set({ ...shown, list: all, total, more: isWhole ? 'none' : 'some' })
  } catch {
    if (turn === newest) $reservations.set({ ...shown, more: 'failed' })
  }
}

/**
 * Cancels an appointment for good.
 * @throws Refused, TimedOut, Unreachable
 */
export const cancelReservation = async (appointmentId: number): Promise<void> => {
  await request(cancelAppointment, { body: { appointmentId } }, { quiet: true })
  await loadReservations($reservations.get().status)
}
