import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Language } from '#contract/languages.ts'
import { letterText } from '../../../texts/letters.ts'
import type { StoredAppointment } from '../sql/appointments.ts'

/** The organizer and the attendee of an appointment. A file that somebody downloads has neither. */
export type Invitation = { organizer: string; attendee: string }

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

/** The moment of a booking is part of it: ids alone begin anew with each database. */
const uidOf = ({ appointmentId, createTime }: StoredAppointment): string =>
  `appointment-${appointmentId}-${createTime}@robot-portal`

/**
 * An appointment as an iCalendar file (RFC 5545). Mail and download have the same UID, and each change a larger SEQUENCE.
 * So a calendar moves or removes its entry, and never has two. Times are in UTC: the reader's calendar knows its zone.
 */
export const calendarOf = (
  appointment: StoredAppointment,
  { language, now, method }: { language: Language; now: number; method: CalendarMethod },
  invitation?: Invitation
): string => {
  const { start, end, salespersonName, place, phone, remark, sequence, cancelTime } = appointment
  const calendar = ical({ prodId: '//Robot Portal//Appointments//EN', method: ICalCalendarMethod[method] })
  const event = calendar.createEvent({
    id: uidOf(appointment),
    sequence,
    stamp: new Date(now),
    start: new Date(start),
    end: new Date(end),
    summary: letterText(language, 'appointment.title', { name: salespersonName }),
    status: cancelTime === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED
  })
  if (place !== '') event.location(place)
  const description = [phone === '' ? '' : letterText(language, 'appointment.phone', { phone }), remark]
  if (description.some(line => line !== '')) event.description(description.filter(line => line !== '').join('\n'))
  if (invitation !== undefined) {
    event.organizer({ name: invitation.organizer, email: invitation.organizer })
    event.createAttendee({ email: invitation.attendee, rsvp: false })
  }
  return calendar.toString()
}
