import { type Appointment, appointmentStatuses } from '#contract/calls/appointments/appointments.ts'
import { beijingDay, startOfBeijingDay, startOfDay } from '#contract/days/beijing.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import * as limits from '#contract/limits.ts'
import { day, minute } from '../../clock.ts'

const appointmentSlotMinutes = 30

/* When appointments can be: half hours of a day in Beijing, wherever the caller sits. `hours.ts` says which ones. */

export type Period = { start: number; end: number }

export const slotMs = appointmentSlotMinutes * minute

const isBookableDay = (dayStart: number, now: number): boolean => {
  const today = startOfBeijingDay(now)
  return dayStart >= today && dayStart <= today + limits.appointmentDaysAhead * day
}

/** The beginning of a day in Beijing; undefined for a text that names no day of the calendar. */
export const dayOf = (text: string): number | undefined => {
  const dayStart = startOfDay(text)
  // The second check is for 30 February, which the parser takes for 2 March.
  return Number.isNaN(dayStart) || beijingDay(dayStart) !== text ? undefined : dayStart
}

/** As `dayOf`; undefined also for a day that cannot be booked now. */
export const bookableDay = (text: string, now: number): number | undefined => {
  const dayStart = dayOf(text)
  return dayStart !== undefined && isBookableDay(dayStart, now) ? dayStart : undefined
}

/** The beginnings of the slots that a period is made of. */
export const slotsIn = ({ start, end }: Period): number[] =>
  Array.from({ length: (end - start) / slotMs }, (_, index) => start + index * slotMs)

/** How many slots one user may take on one day. */
export const slotsPerDay = limits.appointmentMinutesPerDay / appointmentSlotMinutes

/** The reason why a period can't be booked, with or without other bookings; undefined where it can. */
export const problemOf = ({ start, end }: Period, now: number): FieldProblem | undefined => {
  const dayStart = startOfBeijingDay(start)
  const isSlotEdge = (time: number) => (time - dayStart) % slotMs === 0
  if (start <= now) return { field: 'start', reason: 'is in the past' }
  if (!isBookableDay(dayStart, now))
    return { field: 'start', reason: `at most ${limits.appointmentDaysAhead} days ahead` }
  if (!isSlotEdge(start)) return { field: 'start', reason: 'the beginning of a half hour' }
  if (!isSlotEdge(end) || end > dayStart + day)
    return { field: 'end', reason: 'the end of a half hour of the same day in Beijing' }
  if (end <= start) return { field: 'end', reason: 'after the start' }
  return undefined
}

/** An appointment that starts after this moment can be moved and cancelled. */
export const settledUntil = (now: number): number => now

export const statusOf = (
  { cancelTime, end }: { cancelTime: number | null; end: number },
  now: number
): Appointment['status'] => {
  if (cancelTime !== null) return appointmentStatuses.cancelled
  return end <= now ? appointmentStatuses.past : appointmentStatuses.booked
}

export const reminderKinds = ['day', 'hour'] as const

export type ReminderKind = (typeof reminderKinds)[number]
