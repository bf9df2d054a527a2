import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type ChangeRules, claim, countChange, refuseBadPeriod, type Wish } from './claim.ts'
import { slotsIn } from './rules.ts'
import { addAppointment } from './sql/appointment-changes.ts'
import { findAppointment, type StoredAppointment } from './sql/appointments.ts'

/**
 * Books an appointment; of several that want the same slot, one gets it.
 * @throws Refusal 610604 for a time that can't be booked, also for more than two hours of one user on one day; 610603
 *   for an unknown salesperson; 610602 where a slot is taken; 610520 for too many changes
 */
export const book = async (
  database: Database,
  wish: Wish & { place: string; phone: string; remark: string },
  { now, rate, keepLetter }: ChangeRules
): Promise<StoredAppointment> => {
  refuseBadPeriod(wish, now)
  const { userId, salespersonId, start, end, place, phone, remark, timeZone } = wish
  return database.transaction(async transaction => {
    await claim(transaction, wish)
    const said = { place, phone, remark, timeZone }
    const added = { userId, salespersonId, startTime: start, endTime: end, createTime: now, ...said }
    const appointmentId = await addAppointment(transaction, added, slotsIn(wish))
    if (appointmentId === undefined) throw new Refusal(codes.recordExists)
    await countChange(transaction, userId, rate, now)
    const booked = await findAppointment(transaction, userId, appointmentId)
    if (booked === undefined) throw new Error('a new appointment is not there')
    await keepLetter(transaction, booked)
    return booked
  })
}
