import { paths } from '@portal/session'
import { type Appointment, appointmentStatuses } from '#contract/calls/appointments/appointments.ts'

/** The view of /reserve. It is stored in the address, so that Back, a reload and a link show the same. */
export type ReserveView =
  | { kind: 'list'; status: Appointment['status'] | undefined }
  | { kind: 'add' }
  | { kind: 'move'; appointmentId: number }

/** The view of a query: `?add`, `?move=12`, `?status=2`. Any other query is the whole list. */
export const viewOf = (search: string): ReserveView => {
  const query = new URLSearchParams(search)
  if (query.has('add')) return { kind: 'add' }
  const moved = query.get('move')
  if (moved !== null && /^[1-9]\d{0,9}$/.test(moved)) return { kind: 'move', appointmentId: Number(moved) }
  const status = Object.values(appointmentStatuses).find(it => String(it) === query.get('status'))
  return { kind: 'list', status }
}

export const addressOf = (view: ReserveView): string => {
  if (view.kind === 'add') return paths.addReservation
  if (view.kind === 'move') return `${paths.reserve}?move=${view.appointmentId}`
  return view.status === undefined ? paths.reserve : `${paths.reserve}?status=${view.status}`
}
