import type { OpenHours } from '#contract/calls/appointments/appointment-records.ts'
import { appointmentReasons } from '#contract/calls/appointments/appointments.ts'
import { startOfBeijingDay } from '#contract/days/beijing.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { day, minute } from '../../../clock.ts'
import { type Period, slotMs, slotsIn } from '../rules.ts'

/* When one salesperson can be booked: the hours of the weekday in Beijing, without the absences. */

/** The hours of a salesperson who has set none: the working day, on each weekday. */
const usualHours: readonly OpenHours[] = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({
  weekday,
  from: 9 * 60,
  to: 18 * 60
}))

/** @param hours null where the salesperson has set none */
export const hoursOf = (hours: readonly OpenHours[] | null): readonly OpenHours[] => hours ?? usualHours

/** 1 January 1970 was a Thursday in Beijing. */
const weekdayOf = (dayStart: number): number => ((Math.round((dayStart - startOfBeijingDay(0)) / day) + 3) % 7) + 1

/** The half hours of these hours on the day that begins at this moment, the earliest first. */
export const slotsOfDay = (hours: readonly OpenHours[], dayStart: number): Period[] =>
  hours
    .filter(({ weekday }) => weekday === weekdayOf(dayStart))
    .sort((one, other) => one.from - other.from)
    .flatMap(({ from, to }) =>
      slotsIn({ start: dayStart + from * minute, end: dayStart + to * minute }).map(start => ({
        start,
        end: start + slotMs
      }))
    )

/** The hours and the absences of a salesperson, without the booked slots. */
export type Schedule = { hours: readonly OpenHours[]; absences: readonly Period[] }

/** Whether two periods share a moment. */
export const overlaps = (one: Period, other: Period): boolean => one.start < other.end && other.start < one.end

/** Why a period of one day can't be booked by this schedule; undefined where it can. */
export const problemWith = ({ hours, absences }: Schedule, period: Period): FieldProblem | undefined => {
  const slots = slotsOfDay(hours, startOfBeijingDay(period.start))
  const open = new Set(slots.filter(slot => !absences.some(it => overlaps(it, slot))).map(({ start }) => start))
  const outside = slotsIn(period).find(start => !open.has(start))
  if (outside === undefined) return undefined
  return { field: outside === period.start ? 'start' : 'end', reason: appointmentReasons.notBookable }
}
