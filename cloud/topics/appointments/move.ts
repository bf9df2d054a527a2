import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type ChangeRules, claim, countChange, refuseBadPeriod, type Wish } from './claim.ts'
import { slotsIn } from './rules.ts'
import { moveStanding } from './sql/appointment-changes.ts'
import { findAppointment, type StoredAppointment } from './sql/appointments.ts'

/**
 * Moves an appointment to another time or person in one step: it is never there twice, and never lost.
 * @throws Refusal 610603 where the user has none of this id, or for an unknown salesperson; 610606 where it is cancelled
 *   or has begun; 610602 where a slot is taken; 610604 for a time that can't be booked; 610520 for too many changes
 */
export const move = async (
  database: Database,
  { appointmentId, ...wish }: Wish & { appointmentId: number },
  { now, rate, keepLetter }: ChangeRules
): Promise<StoredAppointment> => {
  refuseBadPeriod(wish, now)
  const { userId, salespersonId, start, end, timeZone } = wish
  return database.transaction(async transaction => {
    // Somebody else's is answered like one that is not there, so that ids tell nothing.
    if ((await findAppointment(transaction, userId, appointmentId)) === undefined)
      throw new Refusal(codes.recordNotFound)
    await claim(transaction, wish, appointmentId)
    const moved = { appointmentId, salespersonId, startTime: start, endTime: end, timeZone }
    const outcome = await moveStanding(transaction, moved, slotsIn(wish), now)
    if (outcome === 'gone') throw new Refusal(codes.updateFailed)
    if (outcome === 'taken') throw new Refusal(codes.recordExists)
    await countChange(transaction, userId, rate, now)
    const standing = await findAppointment(transaction, userId, appointmentId)
    if (standing === undefined) throw new Error('a moved appointment is not there')
    await keepLetter(transaction, standing)
    return standing
  })
}
