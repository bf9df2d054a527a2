import { type Appointment, appointmentStatuses } from '#contract/calls/appointments.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import * as limits from '#contract/limits.ts'
import { beijingDay, day, minute, startOfBeijingDay } from '../clock.ts'

const appointmentSlotMinutes = 30
/** Of the working day in Beijing. */
const appointmentsFromHour = 9
const appointmentsToHour = 18

/* When appointments can be: half hours of the working day in Beijing, wherever the caller sits (contract, home). */

export type Period = { start: number; end: number }

const slot = appointmentSlotMinutes * minute
const opensAfter = appointmentsFromHour * 60 * minute
const closesAfter = appointmentsToHour * 60 * minute

const isBookableDay = (dayStart: number, now: number): boolean => {
  const today = startOfBeijingDay(now)
  return dayStart >= today && dayStart <= today + limits.appointmentDaysAhead * day
}

/** When a day in Beijing begins; undefined for what is no day of the calendar. */
export const dayOf = (text: string): number | undefined => {
  const dayStart = Date.parse(`${text}T00:00:00+08:00`)
  // The second check is for 30 February, which the parser takes for 2 March.
  return Number.isNaN(dayStart) || beijingDay(dayStart) !== text ? undefined : dayStart
}

/** When a day in Beijing begins; undefined for what is no day of the calendar, or cannot be booked now. */
export const bookableDay = (text: string, now: number): number | undefined => {
  const dayStart = dayOf(text)
  return dayStart !== undefined && isBookableDay(dayStart, now) ? dayStart : undefined
}

/** The slots of the day that begins at this moment. */
export const slotsOfDay = (dayStart: number): Period[] =>
  Array.from({ length: (closesAfter - opensAfter) / slot }, (_, index) => {
    const start = dayStart + opensAfter + index * slot
    return { start, end: start + slot }
  })

/** The beginnings of the slots that a period is made of. */
export const slotsIn = ({ start, end }: Period): number[] =>
  Array.from({ length: (end - start) / slot }, (_, index) => start + index * slot)

/** How many slots one user may take on one day. */
export const slotsPerDay = limits.appointmentMinutesPerDay / appointmentSlotMinutes

/** Why a period can't be booked, whoever has booked what; undefined where it can. */
export const problemOf = ({ start, end }: Period, now: number): FieldProblem | undefined => {
  const dayStart = startOfBeijingDay(start)
  const isSlotEdge = (time: number) => (time - dayStart) % slot === 0
  if (start <= now) return { field: 'start', reason: 'is in the past' }
  if (!isBookableDay(dayStart, now))
    return { field: 'start', reason: `at most ${limits.appointmentDaysAhead} days ahead` }
  if (!isSlotEdge(start) || start < dayStart + opensAfter)
    return { field: 'start', reason: 'the beginning of a half hour from 09:00 in Beijing' }
  if (!isSlotEdge(end) || end > dayStart + closesAfter)
    return { field: 'end', reason: 'the end of a half hour up to 18:00 in Beijing' }
  if (end <= start) return { field: 'end', reason: 'after the start' }
  return undefined
}

export const statusOf = (
  { cancelTime, end }: { cancelTime: number | null; end: number },
  now: number
): Appointment['status'] => {
  if (cancelTime !== null) return appointmentStatuses.cancelled
  return end <= now ? appointmentStatuses.past : appointmentStatuses.booked
}
