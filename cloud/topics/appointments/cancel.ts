import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type ChangeRules, countChange } from './claim.ts'
import { cancelStanding } from './sql/appointment-changes.ts'
import { findAppointment, type StoredAppointment } from './sql/appointments.ts'

/**
 * Cancels an appointment for good.
 * @throws Refusal 610603 where the user has none of this id, 610607 where it is cancelled or has begun; 610520 for too
 *   many changes
 */
export const cancel = (
  database: Database,
  { appointmentId, userId }: { appointmentId: number; userId: number },
  { now, rate, keepLetter }: ChangeRules
): Promise<StoredAppointment> =>
  database.transaction(async transaction => {
    // Somebody else's is answered like one that is not there, so that ids tell nothing.
    if ((await findAppointment(transaction, userId, appointmentId)) === undefined)
      throw new Refusal(codes.recordNotFound)
    if (!(await cancelStanding(transaction, appointmentId, now))) throw new Refusal(codes.deleteFailed)
    await countChange(transaction, userId, rate, now)
    const cancelled = await findAppointment(transaction, userId, appointmentId)
    if (cancelled === undefined) throw new Error('a cancelled appointment is not there')
    await keepLetter(transaction, cancelled)
    return cancelled
  })
