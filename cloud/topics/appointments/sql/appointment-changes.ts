import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { appointments, takenSlots, users } from '../../../database/schema.ts'
import { settledUntil } from '../rules.ts'

/* Books, moves and cancels appointments. Every function takes a transaction. */

/** Keeps other changes of a user's appointments waiting until the transaction ends, so that they count each other. */
export const lockUser = async (transaction: Database, userId: number): Promise<void> => {
  await transaction.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update')
}

type NewAppointment = Omit<typeof appointments.$inferInsert, 'appointmentId' | 'cancelTime'>

/**
 * Takes slots for an appointment. The key of the slots decides: the second transaction waits there until the first one ends.
 * @returns false where one was taken; the transaction has to be rolled back then
 */
const takeSlots = async (
  transaction: Database,
  of: { salespersonId: number; appointmentId: number },
  slots: readonly number[]
): Promise<boolean> => {
  if (slots.length === 0) return true
  const taken = await transaction
    .insert(takenSlots)
    // In the order of time, so that two that overlap can't wait for each other.
    .values(slots.map(startTime => ({ ...of, startTime })))
    .onConflictDoNothing()
    .returning({ startTime: takenSlots.startTime })
  return taken.length === slots.length
}

/**
 * Puts an appointment in and takes its slots.
 * @returns undefined where a slot was taken; the transaction has to be rolled back then
 */
export const addAppointment = async (transaction: Database, added: NewAppointment, slots: readonly number[]) => {
  const [row] = await transaction
    .insert(appointments)
    .values(added)
    .returning({ appointmentId: appointments.appointmentId })
  if (row === undefined) throw new Error('the database did not tell the id of a new appointment')
  const { appointmentId } = row
  const { salespersonId } = added
  return (await takeSlots(transaction, { salespersonId, appointmentId }, slots)) ? appointmentId : undefined
}

/** Matches an appointment that stands and can still be changed. */
const changeable = (appointmentId: number, now: number) =>
  and(
    eq(appointments.appointmentId, appointmentId),
    isNull(appointments.cancelTime),
    gt(appointments.startTime, settledUntil(now))
  )

type Moved = { appointmentId: number; salespersonId: number; startTime: number; endTime: number; timeZone: string }

/**
 * Moves an appointment that can still be changed. New slots are taken before the old ones are given up: two people
 * who want to change places are both refused, and neither waits for the other.
 * @returns `gone` where there was nothing to move, `taken` where a slot was taken; roll back then
 */
export const moveStanding = async (
  transaction: Database,
  { appointmentId, salespersonId, startTime, endTime, timeZone }: Moved,
  slots: readonly number[],
  now: number
): Promise<'moved' | 'taken' | 'gone'> => {
  const moved = await transaction
    .update(appointments)
    .set({
      salespersonId,
      startTime,
      endTime,
      timeZone,
      moveTime: now,
      sequence: sql`least(${appointments.sequence} + 1, 32767)`
    })
    .where(changeable(appointmentId, now))
    .returning({ appointmentId: appointments.appointmentId })
  if (moved.length === 0) return 'gone'
  const held = await transaction.select().from(takenSlots).where(eq(takenSlots.appointmentId, appointmentId))
  const keeps = new Set(held.filter(slot => slot.salespersonId === salespersonId).map(slot => slot.startTime))
  const more = slots.filter(slot => !keeps.has(slot))
  if (!(await takeSlots(transaction, { salespersonId, appointmentId }, more))) return 'taken'
  for (const slot of held)
    if (slot.salespersonId !== salespersonId || !slots.includes(slot.startTime))
      await transaction
        .delete(takenSlots)
        .where(and(eq(takenSlots.salespersonId, slot.salespersonId), eq(takenSlots.startTime, slot.startTime)))
  return 'moved'
}

/**
 * Cancels an appointment that can still be changed, and gives its slots up.
 * @returns false where there was nothing to cancel
 */
export const cancelStanding = async (transaction: Database, appointmentId: number, now: number): Promise<boolean> => {
  const cancelled = await transaction
    .update(appointments)
    .set({ cancelTime: now, sequence: sql`least(${appointments.sequence} + 1, 32767)` })
    .where(changeable(appointmentId, now))
    .returning({ appointmentId: appointments.appointmentId })
  if (cancelled.length === 0) return false
  await transaction.delete(takenSlots).where(eq(takenSlots.appointmentId, appointmentId))
  return true
}
