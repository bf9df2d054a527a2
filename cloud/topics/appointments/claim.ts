import { appointmentReasons } from '#contract/calls/appointments/appointments.ts'
import { codes } from '#contract/codes.ts'
import { startOfBeijingDay } from '#contract/days/beijing.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { day } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { Rate } from '../../rules.ts'
import { countOrRefuse } from '../rates/index.ts'
import { hoursOf, problemWith } from './hours/hours.ts'
import { type Period, problemOf, slotsIn, slotsPerDay } from './rules.ts'
import { lockUser } from './sql/appointment-changes.ts'
import { findOwnSlots, type StoredAppointment } from './sql/appointments.ts'
import { findAbsences, holdSalesperson } from './sql/salespersons.ts'

/** The time and the salesperson that a user wants to book, or to move an appointment to. */
export type Wish = Period & { userId: number; salespersonId: number; timeZone: string }

/** The time of a change, the limit for one user's changes, and the function that keeps the letter about it. */
export type ChangeRules = {
  now: number
  rate: Rate
  /** Runs in the transaction of the change. */
  keepLetter: (transaction: Database, appointment: StoredAppointment) => Promise<void>
}

const illegal = (problem: FieldProblem) => new Refusal(codes.parameterIllegal, { data: [problem] })

/** @throws Refusal 610604 for a period that nobody can book, with or without other bookings */
export const refuseBadPeriod = (period: Period, now: number): void => {
  const problem = problemOf(period, now)
  if (problem !== undefined) throw illegal(problem)
}

/**
 * Everything that a booking and a move depend on besides the slots themselves. Runs in their transaction.
 * @param moving the appointment that gives its slots up for this wish
 * @returns the salesperson
 * @throws Refusal 610603 for an unknown salesperson, 610604 for a time outside of the hours or in an absence, and for more
 *   than two hours of one user on one day
 */
export const claim = async (transaction: Database, wish: Wish, moving?: number) => {
  const { userId, salespersonId, start, end } = wish
  const salesperson = await holdSalesperson(transaction, salespersonId)
  if (salesperson === undefined) throw new Refusal(codes.recordNotFound)
  const absences = await findAbsences(transaction, salespersonId, start, end)
  const problem = problemWith({ hours: hoursOf(salesperson.hours), absences }, wish)
  if (problem !== undefined) throw illegal(problem)
  await lockUser(transaction, userId)
  const dayStart = startOfBeijingDay(start)
  const own = await findOwnSlots(transaction, userId, dayStart, dayStart + day)
  const others = own.filter(({ appointmentId }) => appointmentId !== moving)
  if (others.length + slotsIn(wish).length > slotsPerDay)
    throw illegal({ field: 'end', reason: appointmentReasons.ofDay })
  return salesperson
}

/**
 * Counts a change of a user's appointments. It runs last in the transaction, so that only completed changes count.
 * @throws Refusal 610520 for one too many
 */
export const countChange = (transaction: Database, userId: number, rate: Rate, now: number): Promise<void> =>
  countOrRefuse(transaction, `appointments of ${userId}`, rate, now)
