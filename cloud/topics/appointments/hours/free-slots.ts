import type { AppointmentDay, Salesperson } from '#contract/calls/appointments/appointments.ts'
import { beijingDay, startOfBeijingDay } from '#contract/days/beijing.ts'
import * as limits from '#contract/limits.ts'
import { day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { type Period, slotsPerDay } from '../rules.ts'
import { findOwnSlots, findSalespersons, findTakenSlots } from '../sql/appointments.ts'
import { findAbsencesOfAll } from '../sql/salespersons.ts'
import { hoursOf, overlaps, slotsOfDay } from './hours.ts'

type Stored = Awaited<ReturnType<typeof findSalespersons>>

/** The used time of salespersons: booked slots and absences. */
type Used = {
  taken: readonly { salespersonId: number; start: number }[]
  absences: readonly (Period & { salespersonId: number })[]
}

const findUsed = async (database: Database, from: number, to: number): Promise<Used> => ({
  taken: await findTakenSlots(database, from, to),
  absences: await findAbsencesOfAll(database, from, to)
})

/** The slots of everybody on the day that begins at this moment: those of their hours. */
const slotsOf = (salespersons: Stored, { taken, absences }: Used, dayStart: number, now: number): Salesperson[] => {
  const takenKeys = new Set(taken.map(({ salespersonId, start }) => `${salespersonId} ${start}`))
  return salespersons.map(({ salespersonId, name, hours }) => {
    const own = absences.filter(it => it.salespersonId === salespersonId)
    const isFree = (slot: Period) =>
      slot.start > now && !takenKeys.has(`${salespersonId} ${slot.start}`) && !own.some(it => overlaps(it, slot))
    const slots = slotsOfDay(hoursOf(hours), dayStart).map(slot => ({ ...slot, free: isFree(slot) }))
    return { salespersonId, name, slots }
  })
}

/** The salespersons and their slots on the day that begins at this moment, each slot free or not. */
export const salespersonsOn = async (database: Database, dayStart: number, now: number): Promise<Salesperson[]> =>
  slotsOf(await findSalespersons(database), await findUsed(database, dayStart, dayStart + day), dayStart, now)

/** How many half hours of a day somebody has free. */
const freeHalfHours = (salespersons: readonly Salesperson[]): number =>
  new Set(salespersons.flatMap(({ slots }) => slots.filter(({ free }) => free).map(({ start }) => start))).size

/**
 * The days between two moments that can be booked now. Each tells how many half hours are free, and how many the user may
 * still book.
 */
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
  const { taken, absences } = await findUsed(database, first, last + day)
  const own = await findOwnSlots(database, userId, first, last + day)
  const within = (dayStart: number) => (slot: { start: number }) =>
    slot.start >= dayStart && slot.start < dayStart + day
  return Array.from({ length: Math.round((last - first) / day) + 1 }, (_, index) => {
    const dayStart = first + index * day
    const ofDay = slotsOf(salespersons, { taken: taken.filter(within(dayStart)), absences }, dayStart, now)
    const left = Math.max(0, slotsPerDay - own.filter(within(dayStart)).length)
    return { day: beijingDay(dayStart), free: freeHalfHours(ofDay), left }
  })
}
