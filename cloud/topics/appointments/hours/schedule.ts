import type { AppointmentRecord, OpenHours } from '#contract/calls/appointments/appointment-records.ts'
import { codes } from '#contract/codes.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { Edit } from '../../../database/rows/save-edit.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { recordOf } from '../record-of.ts'
import { type Period, slotMs } from '../rules.ts'
import { findStandingFrom } from '../sql/appointment-records.ts'
import { findAbsences, lockScheduleWithin, putAbsence, putHours, type SalespersonScope } from '../sql/salespersons.ts'
import { hoursOf, overlaps, problemWith } from './hours.ts'

/*
 * Changes of when a salesperson can be booked. Appointments that stand in the way are told first, and kept: nothing is
 * cancelled by a change. Bookings of the salesperson wait for the change, and then go by it.
 */

type Answer = { saved: boolean; hit: AppointmentRecord[] }
type Change = { salespersonId: number; withAppointments: boolean }

/** An absence may last a year. */
const absenceDaysMax = 366
/** Of one salesperson, not over yet. */
const absencesMax = 100

/** @throws Refusal 610603 for a salesperson who is not within the scope, and as `saveEdit` */
export const changeHours = (
  database: Database,
  scope: SalespersonScope,
  { salespersonId, hours, withAppointments }: Change & { hours: readonly OpenHours[] },
  edit: Edit
): Promise<Answer> =>
  database.transaction(async transaction => {
    const before = await lockScheduleWithin(transaction, scope, salespersonId)
    if (before === undefined) throw new Refusal(codes.recordNotFound)
    const fits = (period: Period, list: readonly OpenHours[]) =>
      problemWith({ hours: list, absences: [] }, period) === undefined
    // Those that did not fit before were told of then.
    const hit = (await findStandingFrom(transaction, salespersonId, edit.now)).filter(
      appointment => fits(appointment, hoursOf(before.hours)) && !fits(appointment, hours)
    )
    const saved = hit.length === 0 || withAppointments
    if (saved) await putHours(transaction, salespersonId, hours, edit)
    return { saved, hit: hit.map(record => recordOf(record, edit.now)) }
  })

/** Why a period can't be an absence; undefined where it can. */
export const absenceProblem = ({ start, end }: Period, now: number): FieldProblem | undefined => {
  if (start % slotMs !== 0) return { field: 'start', reason: 'a half hour' }
  if (end % slotMs !== 0) return { field: 'end', reason: 'a half hour' }
  if (end <= start) return { field: 'end', reason: 'after the start' }
  if (end <= now) return { field: 'end', reason: 'is in the past' }
  if (end - start > absenceDaysMax * day) return { field: 'end', reason: `at most ${absenceDaysMax} days` }
  if (start > now + absenceDaysMax * day) return { field: 'start', reason: `at most ${absenceDaysMax} days ahead` }
  return undefined
}

/**
 * @throws Refusal 610604 for a period that can't be an absence, and for too many; 610603 for a salesperson who is not
 *   within the scope; 610602 where it overlaps another one
 */
export const addAbsence = async (
  database: Database,
  scope: SalespersonScope,
  { salespersonId, start, end, reason, withAppointments }: Change & Period & { reason: string },
  now: number
): Promise<Answer> => {
  const refuse = (problem: FieldProblem) => new Refusal(codes.parameterIllegal, { data: [problem] })
  const problem = absenceProblem({ start, end }, now)
  if (problem !== undefined) throw refuse(problem)
  return database.transaction(async transaction => {
    if ((await lockScheduleWithin(transaction, scope, salespersonId)) === undefined)
      throw new Refusal(codes.recordNotFound)
    const others = await findAbsences(transaction, salespersonId, now)
    if (others.some(other => overlaps(other, { start, end }))) throw new Refusal(codes.recordExists)
    if (others.length >= absencesMax) throw refuse({ field: 'start', reason: `at most ${absencesMax} absences` })
    const standing = await findStandingFrom(transaction, salespersonId, now)
    const hit = standing.filter(appointment => overlaps(appointment, { start, end }))
    const saved = hit.length === 0 || withAppointments
    if (saved) await putAbsence(transaction, { salespersonId, startTime: start, endTime: end, reason, createTime: now })
    return { saved, hit: hit.map(record => recordOf(record, now)) }
  })
}
