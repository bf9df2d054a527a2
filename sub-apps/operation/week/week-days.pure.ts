import type { Absence, WeekAppointment } from '#contract/calls/appointments/appointment-records.ts'
import { beijingDay, dayAfter, dayMs, isDay, startOfDay } from '#contract/days/beijing.ts'
import { weekdayOf } from '../beijing.pure.ts'

/** One day of a week, with its appointments and absences. An absence of several days is on each of them, cut to the day. */
export type WeekDay = {
  day: string
  appointments: WeekAppointment[]
  absences: (Absence & { allDay: boolean })[]
}

/** The first day of the week that holds this day. @param firstDay 1 for Monday to 7 for Sunday */
export const weekStart = (day: string, firstDay: number): string =>
  dayAfter(day, -((weekdayOf(day) - firstDay + 7) % 7))

/** The day that an address asks for; today if it asks for none, or if the text is no day. */
export const readDay = (search: string, now: number): string => {
  const day = new URLSearchParams(search).get('day') ?? ''
  return isDay(day) ? day : beijingDay(now)
}

/** The seven days from the first one, each with its appointments and absences. */
export const daysOf = (
  first: string,
  { appointments, absences }: { appointments: readonly WeekAppointment[]; absences: readonly Absence[] }
): WeekDay[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = dayAfter(first, index)
    const start = startOfDay(day)
    const end = start + dayMs
    return {
      day,
      appointments: appointments.filter(it => it.start >= start && it.start < end),
      absences: absences
        .filter(it => it.start < end && it.end > start)
        .map(it => ({
          ...it,
          start: Math.max(it.start, start),
          end: Math.min(it.end, end),
          allDay: it.start <= start && it.end >= end
        }))
    }
  })
