import type { Language } from '#contract/languages.ts'
import { afterSalesPermissions } from '#contract/permissions.ts'
import { findHolders, type StoredAppointment } from '../database/appointments.ts'
import type { Database } from '../database/open.ts'
import type { Delivery } from '../delivery/index.ts'
import { DeliveryError } from '../delivery/transport.ts'
import type { Announce } from '../live/announce.ts'
import { calendarOf } from './calendar.ts'
import { type AppointmentChange, appointmentLetter } from './letter.ts'

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

/** Sends the mail about a change with its calendar file, after the answer. Why one was not sent is in the log. */
export const mailAppointment = async (
  delivery: Delivery,
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
    code: null,
    ...appointmentLetter(language, change, appointment),
    calendar: { method, text: calendarOf(appointment, { language, now, method }, invitation) } as const
  }
  try {
    // The change stands whether or not the mail can be sent.
    await delivery.sendLater('email', message, async () => undefined)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
  }
}
