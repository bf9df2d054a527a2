import { codes } from '#contract/codes.ts'
import { cancelStanding, hasAppointment } from '../database/appointments.ts'
import type { Database } from '../database/open.ts'
import { Refusal } from '../refusal.ts'

/**
 * Cancels an appointment for good.
 * @throws Refusal 610603 where the user has none of this id, 610607 where it is cancelled or has begun.
 */
export const cancel = async (
  database: Database,
  { appointmentId, userId }: { appointmentId: number; userId: number },
  now: number
): Promise<null> => {
  // Somebody else's is answered like one that is not there, so that ids tell nothing.
  if (!(await hasAppointment(database, userId, appointmentId))) throw new Refusal(codes.recordNotFound)
  const cancelled = await database.transaction(transaction => cancelStanding(transaction, appointmentId, now))
  if (!cancelled) throw new Refusal(codes.deleteFailed)
  return null
}
