import type { AppointmentDay, Salesperson } from '#contract/calls/appointments.ts'
import * as limits from '#contract/limits.ts'
import { beijingDay, day, startOfBeijingDay } from '../clock.ts'
import { findOwnSlots, findSalespersons, findTakenSlots } from '../database/appointments.ts'
import type { Database } from '../database/open.ts'
import { slotsOfDay, slotsPerDay } from './rules.ts'

type Taken = readonly { salespersonId: number; start: number }[]

/** The slots of everybody on the day that begins at this moment. */
const slotsOf = (
  salespersons: readonly { salespersonId: number; name: string }[],
  taken: Taken,
  dayStart: number,
  now: number
): Salesperson[] => {
  const takenKeys = new Set(taken.map(({ salespersonId, start }) => `${salespersonId} ${start}`))
  return salespersons.map(({ salespersonId, name }) => ({
    salespersonId,
    name,
    slots: slotsOfDay(dayStart).map(({ start, end }) => ({
      start,
      end,
      free: start > now && !takenKeys.has(`${salespersonId} ${start}`)
    }))
  }))
}

/** Who can be booked on the day that begins at this moment, and when. */
export const salespersonsOn = async (database: Database, dayStart: number, now: number): Promise<Salesperson[]> =>
  slotsOf(await findSalespersons(database), await findTakenSlots(database, dayStart, dayStart + day), dayStart, now)

/** How many half hours of a day somebody has free. */
const freeHalfHours = (salespersons: readonly Salesperson[]): number =>
  new Set(salespersons.flatMap(({ slots }) => slots.filter(({ free }) => free).map(({ start }) => start))).size

/** The days between two moments that can be booked now, each with what is free and what the user may still book. */
export const daysBetween = async (
  database: Database,
  userId: number,
  { from, to }: { from: number; to: number },
  now: number
): Promise<AppointmentDay[]> => {
  const today = startOfBeijingDay(now)
  const first = Math.max(from, today)
  const last = Math.min(to, today + limits.appointmentDaysAhead * day)
  if (first > last) return []
  const salespersons = await findSalespersons(database)
  const taken = await findTakenSlots(database, first, last + day)
  const own = await findOwnSlots(database, userId, first, last + day)
  const within = (dayStart: number) => (slot: { start: number }) =>
    slot.start >= dayStart && slot.start < dayStart + day
  return Array.from({ length: Math.round((last - first) / day) + 1 }, (_, index) => {
    const dayStart = first + index * day
    const ofDay = slotsOf(salespersons, taken.filter(within(dayStart)), dayStart, now)
    const left = Math.max(0, slotsPerDay - own.filter(within(dayStart)).length)
    return { day: beijingDay(dayStart), free: freeHalfHours(ofDay), left }
  })
}
