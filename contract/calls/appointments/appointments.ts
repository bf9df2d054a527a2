import * as v from 'valibot'
import { type CallData, defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
import { timeZone } from '../../checks/time-zone.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, wholeNumber } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { day } from '../figures/days.ts'

const path = '/api/external/base/v1/appointment'
const access = { permission: permissions.myReservations }
const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Why a time is refused, as the answer's `reason` says it. They stand here, since the log-in needs none of them. */
export const appointmentReasons = {
  /** Appointments that are already booked on the day count, too. */
  ofDay: `at most ${limits.appointmentMinutesPerDay / 60} hours on one day`,
  /** Nobody works then, or the salesperson who is wished for is away. */
  notBookable: 'a time at which this person can be booked'
} as const

/** The states of an appointment. A cancelled one stays cancelled. A past one was not cancelled. */
export const appointmentStatuses = { booked: 1, cancelled: 2, past: 3 } as const

export const appointment = v.object({
  appointmentId: v.number(),
  start: time,
  end: time,
  salespersonId: v.number(),
  salespersonName: v.string(),
  /** Where somebody is to come, and the phone of whoever is there; empty where nobody said. A cloud may leave both out. */
  place: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  remark: v.string(),
  status: v.picklist(Object.values(appointmentStatuses))
})
export type Appointment = v.InferOutput<typeof appointment>

/** A status, as it travels in a query string. */
export const statusInQuery = v.pipe(
  wholeNumber(appointmentStatuses.booked, appointmentStatuses.past),
  v.transform(status => status as Appointment['status'])
)

/** The half hours wished for, whose they are to be, and where the person who books is. */
const wish = {
  salespersonId: id,
  start: time,
  end: time,
  timeZone: v.optional(timeZone, limits.dashboardTimeZone)
}

const salesperson = v.object({
  salespersonId: v.number(),
  name: v.string(),
  slots: v.array(v.object({ start: time, end: time, free: v.boolean() }))
})
export type Salesperson = v.InferOutput<typeof salesperson>

export const salespersonList = defineCall({
  method: 'GET',
  path: `${path}/salespersons`,
  summary: 'Who can be booked on a day in Beijing, from today on, and which of the half hours are free.',
  access,
  query: v.object({ day }),
  data: v.array(salesperson)
})

export const appointmentDays = defineCall({
  method: 'GET',
  path: `${path}/days`,
  summary:
    'The days that can be booked, of a range or all: how many half hours somebody has free, and how many the user may still book.',
  access,
  query: v.object({ from: v.optional(day), to: v.optional(day) }),
  data: v.array(v.object({ day, free: count, left: count }))
})
export type AppointmentDay = CallData<typeof appointmentDays>[number]

export const appointmentList = defineCall({
  method: 'GET',
  path,
  summary: 'The appointments of the user, of one state or of all, the latest first, a page at a time.',
  access,
  query: v.object({ ...page, status: v.optional(statusInQuery) }),
  data: v.object({ list: v.array(appointment), total: count })
})

export const bookAppointment = defineCall({
  method: 'POST',
  path,
  summary: 'Books one or more half hours in a row of one salesperson; a slot that is taken answers 610602.',
  access,
  body: v.object({
    ...wish,
    /** A store or an address, in the person's words. Without it the person is called. */
    place: v.optional(trimmedString(limits.appointmentPlaceMaxLength), ''),
    phone: v.optional(trimmedString(limits.appointmentPhoneMaxLength), ''),
    remark: v.optional(trimmedString(limits.appointmentRemarkMaxLength), '')
  }),
  data: appointment
})

export const moveAppointment = defineCall({
  method: 'PUT',
  path: `${path}/move`,
  summary:
    'Moves an appointment of the user that has not begun, in one step; what is cancelled or begun answers 610606, a slot that is taken 610602.',
  access,
  body: v.object({ appointmentId: id, ...wish }),
  data: appointment
})

export const cancelAppointment = defineCall({
  method: 'PUT',
  path: `${path}/cancel`,
  summary: 'Cancels an appointment of the user that has not begun; what is cancelled or begun answers 610607.',
  access,
  body: v.object({ appointmentId: id }),
  data: v.null()
})

export const appointmentCalendar = defineCall({
  method: 'GET',
  path: `${path}/calendar`,
  summary: 'An appointment of the user as the text of an iCalendar file (RFC 5545).',
  access,
  query: v.object({ appointmentId: idInQuery }),
  data: v.string()
})
