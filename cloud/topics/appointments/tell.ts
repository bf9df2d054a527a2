import type { Language } from '#contract/languages.ts'
import { afterSalesPermissions } from '#contract/permissions.ts'
import type { Database } from '../../database/open.ts'
import type { Announce } from '../../live/announce.ts'
import type { Delivery, Letters } from '../delivery/index.ts'
import { findHolders } from '../identity/index.ts'
import { calendarOf } from './hours/calendar.ts'
import { type AppointmentChange, appointmentLetter } from './letter.ts'
import type { StoredAppointment } from './sql/appointments.ts'

/**
 * Finds whom a change of appointments concerns: these users, and after-sales people. It asks the database, so it is
 * called before the change.
 * @returns what tells their open pages; to be called after the commit
 */
export const appointmentsAnnouncer = async (
  { database, announce }: { database: Database; announce: Announce },
  userIds: readonly number[]
): Promise<() => void> => {
  const concerned = [...userIds, ...(await findHolders(database, afterSalesPermissions.records))]
  return () => announce.toUsers(concerned, 'appointments_changed')
}

type Reader = { email: string | null; language: Language }

/** Keeps the mail about a change, with its calendar file, in the transaction of the change. */
export const keepAppointmentMail = async (
  { delivery, letters }: { delivery: Pick<Delivery, 'sender'>; letters: Letters },
  transaction: Database,
  { email, language }: Reader,
  change: AppointmentChange,
  appointment: StoredAppointment,
  now: number
): Promise<void> => {
  if (email === null) return
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const invitation = { organizer: delivery.sender, attendee: email }
  const message = {
    to: email,
    purpose: 'appointment' as const,
    ...appointmentLetter(language, change, appointment),
    calendar: { method, text: calendarOf(appointment, { language, now, method }, invitation) } as const
  }
  await letters.keep(transaction, 'email', message)
}
