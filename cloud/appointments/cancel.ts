import { codes } from '#contract/codes.ts'
import { cancelStanding, findOwner } from '../database/appointments.ts'
import type { Database } from '../database/open.ts'
import { Refusal } from '../refusal.ts'

/**
 * Cancels an appointment for good.
 * @throws Refusal 610603 where there is none, 610403 for somebody else's, 610607 where it is cancelled or has begun.
 */
export const cancel = async (
  database: Database,
  { appointmentId, userId }: { appointmentId: number; userId: number },
  now: number
): Promise<null> => {
  const owner = await findOwner(database, appointmentId)
  if (owner === undefined) throw new Refusal(codes.recordNotFound)
  if (owner !== userId) throw new Refusal(codes.permissionMissing)
  const cancelled = await database.transaction(transaction => cancelStanding(transaction, appointmentId, now))
  if (!cancelled) throw new Refusal(codes.deleteFailed)
  return null
}
