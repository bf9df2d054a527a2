import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { book } from '../appointments/book.ts'
import { cancel } from '../appointments/cancel.ts'
import { bookableDay, slotsOfDay, statusOf } from '../appointments/rules.ts'
import { type Clock, day } from '../clock.ts'
import { findAppointments, findSalespersons, findTakenSlots } from '../database/appointments.ts'
import type { Database } from '../database/open.ts'
import { forMember } from '../http/served.ts'
import { Refusal } from '../refusal.ts'

export const appointmentRoutes = ({ database, now }: { database: Database; now: Clock }) => ({
  salespersonList: forMember(calls.salespersonList, async ({ query }) => {
    const time = now()
    const dayStart = bookableDay(query.day, time)
    if (dayStart === undefined) {
      const problem = { field: 'day', reason: 'a day from today on that can be booked already' }
      throw new Refusal(codes.parameterIllegal, { data: [problem] })
    }
    const taken = await findTakenSlots(database, dayStart, dayStart + day)
    const takenKeys = new Set(taken.map(({ salespersonId, start }) => `${salespersonId} ${start}`))
    return (await findSalespersons(database)).map(({ salespersonId, name }) => ({
      salespersonId,
      name,
      slots: slotsOfDay(dayStart).map(({ start, end }) => ({
        start,
        end,
        free: start > time && !takenKeys.has(`${salespersonId} ${start}`)
      }))
    }))
  }),

  appointmentList: forMember(calls.appointmentList, async ({ query }, { userId }) => {
    const { list, total } = await findAppointments(database, userId, query)
    const time = now()
    return {
      list: list.map(({ cancelTime, ...shown }) => ({
        ...shown,
        status: statusOf({ cancelTime, end: shown.end }, time)
      })),
      total
    }
  }),

  bookAppointment: forMember(calls.bookAppointment, ({ body }, { userId }) =>
    book(database, { ...body, userId }, now())
  ),

  cancelAppointment: forMember(calls.cancelAppointment, ({ body: { appointmentId } }, { userId }) =>
    cancel(database, { appointmentId, userId }, now())
  )
})
