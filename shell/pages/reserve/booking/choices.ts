import type { Appointment, AppointmentDay, Salesperson } from '#contract/calls/appointments/appointments.ts'
import { beijingDay } from '#contract/days/beijing.ts'

const slotMs = 30 * 60_000

/** The lengths that are offered, in minutes. */
export const lengths = [30, 60, 90, 120] as const
export type Length = (typeof lengths)[number]

type Period = { start: number; end: number }

const holds = ({ start, end }: Period, moment: number): boolean => moment >= start && moment < end

/** Everybody's slots, those of the appointment that is moved being free: it gives them up. */
export const withFreed = (people: readonly Salesperson[], moved: Appointment | undefined): Salesperson[] =>
  people.map(person => ({
    ...person,
    slots: person.slots.map(slot => {
      const isOwn = moved?.salespersonId === person.salespersonId && holds(moved, slot.start)
      return isOwn ? { ...slot, free: true } : slot
    })
  }))

/** How many minutes the person may book on a day. An appointment that is moved within the day does not count. */
export const minutesLeft = ({ day, left }: AppointmentDay, moved: Appointment | undefined): number => {
  const given = moved !== undefined && beijingDay(moved.start) === day ? (moved.end - moved.start) / slotMs : 0
  return (left + given) * 30
}

/** Whether the person has booked all minutes of a day. */
export const isUsed = (day: AppointmentDay, moved: Appointment | undefined): boolean => minutesLeft(day, moved) <= 0

/** Whether a day can be chosen in the calendar. */
export const isOpen = (day: AppointmentDay, moved: Appointment | undefined): boolean => {
  const ownDay = moved !== undefined && beijingDay(moved.start) === day.day
  return (day.free > 0 || ownDay) && !isUsed(day, moved)
}

/** The people who are free for a whole period. */
export const freeFor = (people: readonly Salesperson[], { start, end }: Period): Salesperson[] =>
  people.filter(({ slots }) => {
    const within = slots.filter(slot => slot.start >= start && slot.end <= end)
    return within.length * slotMs === end - start && within.every(({ free }) => free)
  })

/** All half hours of the day, each with whether it can begin an appointment. */
export const startsOf = (people: readonly Salesperson[]): { start: number; free: boolean }[] => {
  const starts = new Map<number, boolean>()
  for (const { slots } of people)
    for (const { start, free } of slots) starts.set(start, free || (starts.get(start) ?? false))
  return [...starts].map(([start, free]) => ({ start, free })).sort((one, other) => one.start - other.start)
}

/** The lengths for which somebody is free from a moment on, within the minutes that the person may book. */
export const lengthsFrom = (people: readonly Salesperson[], start: number, left: number): Length[] =>
  lengths.filter(length => length <= left && freeFor(people, { start, end: start + length * 60_000 }).length > 0)
