import type { AppointmentRecord } from '#contract/calls/appointments/appointment-records.ts'
import { type Appointment, appointmentStatuses } from '#contract/calls/appointments/appointments.ts'
import type { TableColumn } from '#contract/page/table.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

type Columns = readonly TableColumn<AppointmentRecord>[]
type StatusName = keyof typeof appointmentStatuses

export const statusNames = Object.keys(appointmentStatuses) as StatusName[]

const nameOfStatus = (status: Appointment['status']): StatusName =>
  statusNames.find(name => appointmentStatuses[name] === status) ?? 'booked'

/** The mark of each status. Shape and word say the same as the colour. */
const marks = { booked: 'dot success', cancelled: 'diamond muted', past: 'ring muted' } as const

/** @param span writes when an appointment begins and ends, in Beijing */
export const recordColumns = (text: Text, span: (start: number, end: number) => string): Columns => [
  {
    key: 'start',
    title: text('column.when'),
    value: ({ start, end }: AppointmentRecord) => span(start, end),
    file: [
      { title: text('column.when'), type: 'date', value: ({ start }: AppointmentRecord) => start },
      { title: text('column.ended'), type: 'date', value: ({ end }: AppointmentRecord) => end }
    ]
  },
  {
    key: 'status',
    title: text('column.state'),
    type: 'state',
    value: ({ status }: AppointmentRecord) => {
      const name = nameOfStatus(status)
      return mark(text(`status.${name}`), marks[name])
    }
  },
  {
    key: 'salesperson',
    title: text('salesperson'),
    value: it => it.salespersonName
  },
  {
    key: 'booker',
    title: text('column.booker'),
    value: it => it.bookerName,
    detail: it => it.bookerContact ?? undefined,
    detailTitle: text('column.contact')
  },
  { key: 'tenant', title: text('column.tenant'), onlyWide: true, value: it => it.tenantName },
  {
    key: 'place',
    title: text('column.place'),
    onlyWide: true,
    detail: it => it.phone || undefined,
    detailTitle: text('column.phone')
  },
  { key: 'remark', title: text('column.remark'), onlyWide: true },
  {
    key: 'created',
    title: text('column.created'),
    type: 'date',
    hidden: true,
    value: it => it.createTime
  },
  {
    key: 'cancelled',
    title: text('column.cancelled'),
    type: 'date',
    hidden: true,
    value: it => it.cancelTime
  }
]
