import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { afterSalesPermissions } from '#contract/permissions.ts'
import { day } from '../../../clock.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { type Member, scopeOf } from '../../identity/index.ts'
import { hoursOf, problemWith } from '../hours/hours.ts'
import { addAbsence, changeHours } from '../hours/schedule.ts'
import { recordOf } from '../record-of.ts'
import { dayOf } from '../rules.ts'
import { findRecords, findStanding } from '../sql/appointment-records.ts'
import {
  deleteAbsence,
  findAbsences,
  findNamesOfSalespersons,
  findSalespersonsWithin,
  findScheduleWithin,
  type SalespersonScope
} from '../sql/salespersons.ts'

/** Enough days for a week, and for the view of a month. */
const weekDaysMax = 31

const salespersonsOf = (member: Member): SalespersonScope => {
  const { perms, userId } = member
  const scope = scopeOf(member)
  if (scope.of === 'nobody' || !perms.includes(afterSalesPermissions.everySalesperson)) return { of: 'account', userId }
  return scope.of === 'everyTenant' ? { of: 'everybody' } : { ...scope, userId }
}

/** @throws Refusal 610604 for a text that is no day of the calendar */
const dayStart = (field: string, text: string): number => {
  const start = dayOf(text)
  if (start === undefined) throw new Refusal(codes.parameterIllegal, { data: [{ field, reason: 'a day' }] })
  return start
}

/** The moments from the start of one day to the end of another. */
const betweenDays = (from: string | undefined, to: string | undefined) => ({
  from: from === undefined ? undefined : dayStart('from', from),
  to: to === undefined ? undefined : dayStart('to', to) + day
})

/** Tells everybody's open pages of a saved change, so that a person who is choosing a time sees it. */
const told = async <Answer extends { saved: boolean }>(
  { announce }: Pick<CloudServices, 'announce'>,
  change: Promise<Answer>
): Promise<Answer> => {
  const answer = await change
  if (answer.saved) announce.toEveryone('appointments_changed')
  return answer
}

export const appointmentRecordRoutes = ({ database, now, announce }: CloudServices) => ({
  salespersonsToEdit: forMember(calls.salespersonsToEdit, (_request, member) =>
    findSalespersonsWithin(database, salespersonsOf(member), member.userId)
  ),

  appointmentWeek: forMember(calls.appointmentWeek, async ({ query }, member) => {
    const from = dayStart('from', query.from)
    const to = dayStart('to', query.to) + day
    if (to <= from || to - from > weekDaysMax * day) {
      const problem = { field: 'to', reason: `from the same day to ${weekDaysMax} days` }
      throw new Refusal(codes.parameterIllegal, { data: [problem] })
    }
    const { salespersonId } = query
    const found = await findScheduleWithin(database, salespersonsOf(member), salespersonId)
    if (found === undefined) throw new Refusal(codes.recordNotFound)
    const time = now()
    const absences = await findAbsences(database, salespersonId, from, to)
    const schedule = { hours: hoursOf(found.hours), absences }
    const appointments = (await findStanding(database, salespersonId, from, to)).map(stored => ({
      ...recordOf(stored, time),
      outside: stored.end > time && problemWith(schedule, stored) !== undefined
    }))
    return { appointments, absences }
  }),

  salespersonSchedule: forMember(calls.salespersonSchedule, async ({ query: { salespersonId } }, member) => {
    const found = await findScheduleWithin(database, salespersonsOf(member), salespersonId)
    if (found === undefined) throw new Refusal(codes.recordNotFound)
    const absences = await findAbsences(database, salespersonId, now())
    return { hours: [...hoursOf(found.hours)], absences, version: found.version }
  }),

  changeHours: forMember(calls.changeHours, ({ body }, member) =>
    told({ announce }, changeHours(database, salespersonsOf(member), body, editOf(member, body, now())))
  ),

  addAbsence: forMember(calls.addAbsence, ({ body }, member) =>
    told({ announce }, addAbsence(database, salespersonsOf(member), body, now()))
  ),

  removeAbsence: forMember(calls.removeAbsence, async ({ body: { absenceId } }, member) => {
    // Somebody else's is answered like one that is not there, so that ids tell nothing.
    if (!(await deleteAbsence(database, salespersonsOf(member), absenceId))) throw new Refusal(codes.recordNotFound)
    announce.toEveryone('appointments_changed')
    return null
  }),

  appointmentRecords: forMember(calls.appointmentRecords, async ({ query }, member) => {
    const { pageNo, size, sort, from, to, ...filter } = query
    const time = now()
    const page = { pageNo, size, sort }
    const scope = { bookers: scopeOf(member), salespersons: salespersonsOf(member) }
    const { list, total } = await findRecords(database, scope, { ...filter, ...betweenDays(from, to) }, page, time)
    return { list: list.map(stored => recordOf(stored, time)), total }
  }),

  recordSalespersons: forMember(calls.recordSalespersons, () => findNamesOfSalespersons(database))
})
