import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { trimmedString } from '../checks/bounds.ts'
import * as limits from '../limits.ts'
import { id, page } from '../paging.ts'
import { permissions } from '../permissions.ts'
import { day } from './tasks.ts'

const path = '/api/external/base/v1/appointment'
const access = { permission: permissions.myReservations }
const time = v.pipe(v.number(), v.integer())

/** Where an appointment stands: what was cancelled stays so; what is over was not cancelled. */
export const appointmentStatuses = { booked: 1, cancelled: 2, past: 3 } as const

export const appointment = v.object({
  appointmentId: v.number(),
  start: time,
  end: time,
  salespersonId: v.number(),
  salespersonName: v.string(),
  remark: v.string(),
  status: v.picklist(Object.values(appointmentStatuses))
})
export type Appointment = v.InferOutput<typeof appointment>

const salesperson = v.object({
  salespersonId: v.number(),
  name: v.string(),
  slots: v.array(v.object({ start: time, end: time, free: v.boolean() }))
})

export const salespersonList = defineCall({
  method: 'GET',
  path: `${path}/salespersons`,
  summary: 'Who can be booked on a day in Beijing, from today on, and which of the half hours are free.',
  access,
  query: v.object({ day }),
  data: v.array(salesperson)
})

export const appointmentList = defineCall({
  method: 'GET',
  path,
  summary: 'The appointments of the user, the latest first, a page at a time.',
  access,
  query: v.object(page),
  data: v.object({ list: v.array(appointment), total: v.pipe(v.number(), v.integer(), v.minValue(0)) })
})

export const bookAppointment = defineCall({
  method: 'POST',
  path,
  summary: 'Books one or more half hours in a row of one salesperson; a slot that is taken answers 610602.',
  access,
  body: v.object({
    salespersonId: id,
    start: time,
    end: time,
    remark: v.optional(trimmedString(limits.appointmentRemarkMaxLength), '')
  }),
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
