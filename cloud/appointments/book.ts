import { type Appointment, appointmentStatuses } from '#contract/calls/appointments.ts'
import { codes } from '#contract/codes.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { day, startOfBeijingDay } from '../clock.ts'
import { addAppointment, countOwnSlots, findSalesperson } from '../database/appointments.ts'
import type { Database } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { type Period, problemOf, slotsIn, slotsPerDay } from './rules.ts'

type Wish = Period & { userId: number; salespersonId: number; remark: string }

const illegal = (problem: FieldProblem) => new Refusal(codes.parameterIllegal, { data: [problem] })

/**
 * Books an appointment; of several that want the same slot, one gets it.
 * @throws Refusal 610604 for a time that can't be booked, also for more than two hours of one user on one day; 610603
 *   for an unknown salesperson; 610602 where a slot is taken.
 */
export const book = async (database: Database, wish: Wish, now: number): Promise<Appointment> => {
  const { userId, salespersonId, start, end, remark } = wish
  const problem = problemOf(wish, now)
  if (problem !== undefined) throw illegal(problem)
  const slots = slotsIn(wish)
  const dayStart = startOfBeijingDay(start)

  return database.transaction(async transaction => {
    const salesperson = await findSalesperson(transaction, salespersonId)
    if (salesperson === undefined) throw new Refusal(codes.recordNotFound)
    const own = await countOwnSlots(transaction, userId, dayStart, dayStart + day)
    if (own + slots.length > slotsPerDay) throw illegal({ field: 'end', reason: 'at most 2 hours on one day' })
    const added = { userId, salespersonId, startTime: start, endTime: end, remark, createTime: now }
    const appointmentId = await addAppointment(transaction, added, slots)
    if (appointmentId === undefined) throw new Refusal(codes.recordExists)
    const { name: salespersonName } = salesperson
    return { appointmentId, start, end, salespersonId, salespersonName, remark, status: appointmentStatuses.booked }
  })
}
