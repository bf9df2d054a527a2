import type { Appointment } from '#contract/calls/appointments/appointments.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { languageOf, type Origin } from '../../../http/request/origin.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import type { Member } from '../../identity/index.ts'
import { book } from '../book.ts'
import { cancel } from '../cancel.ts'
import type { ChangeRules } from '../claim.ts'
import { calendarOf } from '../hours/calendar.ts'
import { daysBetween, salespersonsOn } from '../hours/free-slots.ts'
import type { AppointmentChange } from '../letter.ts'
import { move } from '../move.ts'
import { bookableDay, dayOf, statusOf } from '../rules.ts'
import { findAppointment, findAppointments, type StoredAppointment } from '../sql/appointments.ts'
import { appointmentsAnnouncer, keepAppointmentMail } from '../tell.ts'

const shown = (stored: Omit<StoredAppointment, 'createTime' | 'moveTime' | 'sequence' | 'timeZone'>, time: number) => {
  const { appointmentId, start, end, salespersonId, salespersonName, place, phone, remark } = stored
  const status = statusOf(stored, time)
  return {
    appointmentId,
    start,
    end,
    salespersonId,
    salespersonName,
    place,
    phone,
    remark,
    status
  } satisfies Appointment
}

const refuseDay = (field: string, reason: string) => new Refusal(codes.parameterIllegal, { data: [{ field, reason }] })

export const appointmentRoutes = (services: CloudServices) => {
  const { database, now, rules, letters } = services

  /** Makes a change, and tells everybody concerned when it is committed. */
  const told = async (
    { member, origin }: { member: Member; origin: Origin },
    change: AppointmentChange,
    act: (rules: ChangeRules) => Promise<StoredAppointment>
  ) => {
    const tell = await appointmentsAnnouncer(services, [member.userId])
    const time = now()
    const reader = { email: member.email, language: languageOf(origin) }
    const stored = await act({
      now: time,
      rate: rules.appointmentChanges,
      keepLetter: (transaction, appointment) =>
        keepAppointmentMail(services, transaction, reader, change, appointment, time)
    })
    tell()
    await letters.send()
    return shown(stored, now())
  }

  return {
    salespersonList: forMember(calls.salespersonList, async ({ query }) => {
      const dayStart = bookableDay(query.day, now())
      if (dayStart === undefined) throw refuseDay('day', 'a day from today on that can be booked already')
      return salespersonsOn(database, dayStart, now())
    }),

    appointmentDays: forMember(calls.appointmentDays, async ({ query }, { userId }) => {
      const range = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
      for (const field of ['from', 'to'] as const) {
        const text = query[field]
        const dayStart = text === undefined ? range[field] : dayOf(text)
        if (dayStart === undefined) throw refuseDay(field, 'a day of the calendar')
        range[field] = dayStart
      }
      if (range.to < range.from) throw refuseDay('to', 'a day that is not before the first')
      return daysBetween(database, userId, range, now())
    }),

    appointmentList: forMember(calls.appointmentList, async ({ query }, { userId }) => {
      const time = now()
      const { list, total } = await findAppointments(database, userId, query, time)
      return { list: list.map(stored => shown(stored, time)), total }
    }),

    bookAppointment: forMember(calls.bookAppointment, ({ body }, member, origin) =>
      told({ member, origin }, 'booked', limits => book(database, { ...body, userId: member.userId }, limits))
    ),

    moveAppointment: forMember(calls.moveAppointment, ({ body }, member, origin) =>
      told({ member, origin }, 'moved', limits => move(database, { ...body, userId: member.userId }, limits))
    ),

    cancelAppointment: forMember(calls.cancelAppointment, async ({ body: { appointmentId } }, member, origin) => {
      const { userId } = member
      await told({ member, origin }, 'cancelled', limits => cancel(database, { appointmentId, userId }, limits))
      return null
    }),

    appointmentCalendar: forMember(calls.appointmentCalendar, async ({ query }, { userId }, origin) => {
      const stored = await findAppointment(database, userId, query.appointmentId)
      if (stored === undefined) throw new Refusal(codes.recordNotFound)
      return calendarOf(stored, { language: languageOf(origin), now: now(), method: 'PUBLISH' })
    })
  }
}
