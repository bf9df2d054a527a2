import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm'
import { type Appointment, appointmentStatuses } from '#contract/calls/appointments/appointments.ts'
import type { Database } from '../../../database/open.ts'
import { appointments, salespersons, takenSlots } from '../../../database/schema.ts'

const shown = {
  appointmentId: appointments.appointmentId,
  start: appointments.startTime,
  end: appointments.endTime,
  salespersonId: appointments.salespersonId,
  salespersonName: salespersons.name,
  place: appointments.place,
  phone: appointments.phone,
  remark: appointments.remark,
  cancelTime: appointments.cancelTime
}

/** The appointments with a status, as `statusOf` of `topics/appointments/rules.ts` gives it. */
export const withStatus: Record<Appointment['status'], (now: number) => SQL | undefined> = {
  [appointmentStatuses.booked]: now => and(isNull(appointments.cancelTime), gt(appointments.endTime, now)),
  [appointmentStatuses.cancelled]: () => isNotNull(appointments.cancelTime),
  [appointmentStatuses.past]: now => and(isNull(appointments.cancelTime), lte(appointments.endTime, now))
}

type Wanted = { pageNo: number; size: number; status?: Appointment['status'] | undefined }

/** One page of a user's appointments, the latest first, and how many there are. */
export const findAppointments = async (database: Database, userId: number, wanted: Wanted, now: number) => {
  const { pageNo, size, status } = wanted
  const matching = and(eq(appointments.userId, userId), status === undefined ? undefined : withStatus[status](now))
  const list = await database
    .select(shown)
    .from(appointments)
    .innerJoin(salespersons, eq(salespersons.salespersonId, appointments.salespersonId))
    .where(matching)
    .orderBy(desc(appointments.startTime), desc(appointments.appointmentId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(appointments, matching) }
}

/** An appointment of a user, with the columns that a calendar needs. */
export const findAppointment = async (database: Database, userId: number, appointmentId: number) => {
  const { createTime, moveTime, sequence, timeZone } = appointments
  const [found] = await database
    .select({ ...shown, createTime, moveTime, sequence, timeZone })
    .from(appointments)
    .innerJoin(salespersons, eq(salespersons.salespersonId, appointments.salespersonId))
    .where(and(eq(appointments.appointmentId, appointmentId), eq(appointments.userId, userId)))
  return found
}

/** An appointment as it is stored, with the name of the salesperson. */
export type StoredAppointment = NonNullable<Awaited<ReturnType<typeof findAppointment>>>

export const findSalespersons = (database: Database) =>
  database.select().from(salespersons).orderBy(asc(salespersons.salespersonId))

/** The slots that are taken between two moments, of all salespersons. */
export const findTakenSlots = (database: Database, from: number, to: number) =>
  database
    .select({ salespersonId: takenSlots.salespersonId, start: takenSlots.startTime })
    .from(takenSlots)
    .where(and(gte(takenSlots.startTime, from), lt(takenSlots.startTime, to)))

/** The beginnings of the slots that a user has between two moments, by appointment. */
export const findOwnSlots = (database: Database, userId: number, from: number, to: number) =>
  database
    .select({ appointmentId: takenSlots.appointmentId, start: takenSlots.startTime })
    .from(takenSlots)
    .innerJoin(appointments, eq(appointments.appointmentId, takenSlots.appointmentId))
    .where(and(eq(appointments.userId, userId), gte(takenSlots.startTime, from), lt(takenSlots.startTime, to)))
