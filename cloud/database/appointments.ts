import { and, asc, count, desc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import type { Database } from './open.ts'
import { appointments, salespersons, takenSlots, users } from './schema.ts'

const shown = {
  appointmentId: appointments.appointmentId,
  start: appointments.startTime,
  end: appointments.endTime,
  salespersonId: appointments.salespersonId,
  salespersonName: salespersons.name,
  remark: appointments.remark,
  cancelTime: appointments.cancelTime
}

/** One page of a user's appointments, the latest first, and how many there are. */
export const findAppointments = async (database: Database, userId: number, page: { pageNo: number; size: number }) => {
  const list = await database
    .select(shown)
    .from(appointments)
    .innerJoin(salespersons, eq(salespersons.salespersonId, appointments.salespersonId))
    .where(eq(appointments.userId, userId))
    .orderBy(desc(appointments.startTime), desc(appointments.appointmentId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await database.$count(appointments, eq(appointments.userId, userId)) }
}

export const findSalespersons = (database: Database) =>
  database.select().from(salespersons).orderBy(asc(salespersons.salespersonId))

export const findSalesperson = async (database: Database, salespersonId: number) => {
  const [found] = await database.select().from(salespersons).where(eq(salespersons.salespersonId, salespersonId))
  return found
}

/** The slots that are taken between two moments, of all salespersons. */
export const findTakenSlots = (database: Database, from: number, to: number) =>
  database
    .select({ salespersonId: takenSlots.salespersonId, start: takenSlots.startTime })
    .from(takenSlots)
    .where(and(gte(takenSlots.startTime, from), lt(takenSlots.startTime, to)))

/**
 * How many slots a user has between two moments. Locks the user's row until the transaction ends, so that bookings of
 * one user at the same moment count each other.
 */
export const countOwnSlots = async (transaction: Database, userId: number, from: number, to: number) => {
  await transaction.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update')
  const [counted] = await transaction
    .select({ slots: count() })
    .from(takenSlots)
    .innerJoin(appointments, eq(appointments.appointmentId, takenSlots.appointmentId))
    .where(and(eq(appointments.userId, userId), gte(takenSlots.startTime, from), lt(takenSlots.startTime, to)))
  return counted?.slots ?? 0
}

type NewAppointment = Omit<typeof appointments.$inferInsert, 'appointmentId' | 'cancelTime'>

/**
 * Puts an appointment in and takes its slots. Runs in a transaction, to be rolled back where a slot was taken: the key
 * of the slots decides, and whoever comes second waits there until the first is through.
 * @returns undefined where a slot was taken.
 */
export const addAppointment = async (transaction: Database, added: NewAppointment, slots: readonly number[]) => {
  const [row] = await transaction
    .insert(appointments)
    .values(added)
    .returning({ appointmentId: appointments.appointmentId })
  if (row === undefined) throw new Error('the database did not tell the id of a new appointment')
  const { appointmentId } = row
  const { salespersonId } = added
  const taken = await transaction
    .insert(takenSlots)
    // In the order of time, so that two that overlap can't wait for each other.
    .values(slots.map(startTime => ({ salespersonId, startTime, appointmentId })))
    .onConflictDoNothing()
    .returning({ startTime: takenSlots.startTime })
  return taken.length === slots.length ? appointmentId : undefined
}

/** Whether a user has an appointment of this id. */
export const hasAppointment = async (database: Database, userId: number, appointmentId: number): Promise<boolean> => {
  const own = and(eq(appointments.appointmentId, appointmentId), eq(appointments.userId, userId))
  const found = await database.select({ appointmentId: appointments.appointmentId }).from(appointments).where(own)
  return found.length > 0
}

/**
 * Cancels an appointment that stands and has not begun, and gives its slots up. Runs in a transaction.
 * @returns false where there was nothing to cancel.
 */
export const cancelStanding = async (transaction: Database, appointmentId: number, now: number): Promise<boolean> => {
  const cancelled = await transaction
    .update(appointments)
    .set({ cancelTime: now })
    .where(
      and(
        eq(appointments.appointmentId, appointmentId),
        isNull(appointments.cancelTime),
        gt(appointments.startTime, now)
      )
    )
    .returning({ appointmentId: appointments.appointmentId })
  if (cancelled.length === 0) return false
  await transaction.delete(takenSlots).where(eq(takenSlots.appointmentId, appointmentId))
  return true
}
