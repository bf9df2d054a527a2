import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, stop, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { afterSalesPermissions } from '../../permissions.ts'
import { day } from '../figures/days.ts'
import { appointment, statusInQuery } from './appointments.ts'

/*
 * Reservations for after-sales people: their week, the hours when they can be booked, their absences, and the records of
 * appointments. Days and hours are those of Beijing.
 */

const path = '/api/external/base/v1/appointment'
const access = { permission: afterSalesPermissions.records }
const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The minutes of a half hour, the unit in which appointments are booked. */
export const halfHourMinutes = 30
const minutesOfDay = 24 * 60

const dayMinute = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(minutesOfDay, 'up to midnight'),
  v.multipleOf(halfHourMinutes, 'a half hour')
)

/** Hours of one weekday in which somebody can be booked. Monday is 1, Sunday 7; the minutes are those since midnight. */
const openHours = v.object({
  weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7, 'Monday is 1, Sunday 7')),
  from: dayMinute,
  to: dayMinute
})
export type OpenHours = v.InferOutput<typeof openHours>

/** Whether two of these hours share a moment. */
export const hoursOverlap = (hours: readonly OpenHours[]): boolean =>
  hours.some((one, place) =>
    hours.some(
      (other, otherPlace) =>
        otherPlace > place && other.weekday === one.weekday && other.from < one.to && one.from < other.to
    )
  )

const weekHours = v.pipe(
  boundedList(openHours, limits.openHoursMax),
  stop<OpenHours[]>(),
  v.check(list => list.every(({ from, to }) => from < to), 'each ends after its start'),
  v.check(list => !hoursOverlap(list), 'hours of one day do not overlap')
)

/** An appointment as after-sales people see it: with who booked it. */
const appointmentRecord = v.object({
  ...appointment.entries,
  bookerName: v.string(),
  /** The booker's e-mail address or phone; null where the account has neither. */
  bookerContact: v.nullable(v.string()),
  tenantName: v.nullable(v.string()),
  createTime: time,
  cancelTime: v.nullable(time)
})
export type AppointmentRecord = v.InferOutput<typeof appointmentRecord>

const absence = v.object({ absenceId: v.number(), start: time, end: time, reason: v.string() })
export type Absence = v.InferOutput<typeof absence>

/** The answer to a change: `hit` are the appointments that stand in its way. Nothing is saved before they are agreed to. */
const change = v.object({ saved: v.boolean(), hit: v.array(appointmentRecord) })

/** Saves even where appointments stand in the way. These stay as they are. */
const withAppointments = v.optional(v.boolean(), false)

const orders = ['start', 'created', 'booker', 'salesperson'] as const

/** The values by which the records can be sorted. A minus sign turns the order round. */
export const recordSorts = [...orders, ...orders.map(order => `-${order}` as const)] as const
export type RecordSort = (typeof recordSorts)[number]

export const salespersonsToEdit = defineCall({
  method: 'GET',
  path: `${path}/salespersons/own`,
  summary: 'The salespersons whose week, hours and absences the user may see and change; the own one first.',
  access,
  data: v.array(v.object({ salespersonId: v.number(), name: v.string(), own: v.boolean() }))
})

export const appointmentWeek = defineCall({
  method: 'GET',
  path: `${path}/week`,
  summary: 'Appointments that stand and absences of one salesperson from one day in Beijing to another, both included.',
  access,
  query: v.object({ salespersonId: idInQuery, from: day, to: day }),
  data: v.object({
    /** `outside`: to come, and in an absence or not in the hours. It was booked before the change. */
    appointments: v.array(v.object({ ...appointmentRecord.entries, outside: v.boolean() })),
    absences: v.array(absence)
  })
})
export type WeekAppointment = v.InferOutput<typeof appointmentWeek.data>['appointments'][number]

export const salespersonSchedule = defineCall({
  method: 'GET',
  path: `${path}/schedule`,
  summary: 'The hours in which one salesperson can be booked, and the absences that are not over.',
  access,
  query: v.object({ salespersonId: idInQuery }),
  data: v.object({
    hours: v.array(openHours),
    absences: v.array(absence),
    /** Of the hours. */
    version: readVersion
  })
})

export const changeHours = defineCall({
  method: 'PUT',
  path: `${path}/hours`,
  summary: 'Sets the hours in which one salesperson can be booked, of all weekdays at once.',
  access,
  body: v.object({ salespersonId: id, version: v.optional(seenVersion), hours: weekHours, withAppointments }),
  data: change
})

export const addAbsence = defineCall({
  method: 'POST',
  path: `${path}/absences`,
  summary: 'Adds a time in which one salesperson cannot be booked; one that overlaps another answers 610602.',
  access,
  body: v.object({
    salespersonId: id,
    start: time,
    end: time,
    reason: v.optional(trimmedString(limits.absenceReasonMaxLength), ''),
    withAppointments
  }),
  data: change
})

export const removeAbsence = defineCall({
  method: 'PUT',
  path: `${path}/absences/remove`,
  summary: 'Takes an absence away: its time can be booked again.',
  access,
  body: v.object({ absenceId: id }),
  data: v.null()
})

export const appointmentRecords = defineCall({
  method: 'GET',
  path: `${path}/records`,
  summary:
    'Appointments a page at a time, filtered by status, salesperson, days in Beijing and text: those that people of the ' +
    'own tenant booked and those with the own salespersons; all of them with `tenant:all`.',
  access,
  query: v.object({
    ...page,
    status: v.optional(statusInQuery),
    salespersonId: v.optional(idInQuery),
    from: v.optional(day),
    to: v.optional(day),
    /** Part of the booker's name, of the tenant's name, of the place or of the remark; case does not matter. */
    text: v.optional(trimmedString(100)),
    sort: v.optional(v.picklist(recordSorts), '-start')
  }),
  data: v.object({ list: v.array(appointmentRecord), total: count })
})

export const recordSalespersons = defineCall({
  method: 'GET',
  path: `${path}/records/salespersons`,
  summary: 'The salespersons by whom the records can be filtered, by name.',
  access,
  data: v.array(v.object({ salespersonId: v.number(), name: v.string() }))
})
