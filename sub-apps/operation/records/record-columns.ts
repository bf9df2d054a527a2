import { request } from '@portal/session'
import { type AppointmentRecord, appointmentRecords } from '#contract/calls/appointments/appointment-records.ts'
import * as limits from '#contract/limits.ts'
import type { Text } from '../texts.ts'
import { type Filter, nameOfStatus, queryOf, type StatusName } from './filter-address.pure.ts'

type Columns = NonNullable<HTMLElementTagNameMap['portal-table']['columns']>

/** The mark of each status. Shape and word say the same as the colour. */
const marks = {
  booked: { shape: 'dot', tone: 'success' },
  cancelled: { shape: 'diamond', tone: 'muted' },
  past: { shape: 'ring', tone: 'muted' }
} as const satisfies Record<StatusName, object>

/** @param span writes when an appointment begins and ends, in Beijing */
export const recordColumns = (text: Text, span: (start: number, end: number) => string): Columns => [
  {
    key: 'start',
    title: text('column.when'),
    sortable: true,
    value: ({ start, end }: AppointmentRecord) => span(start, end)
  },
  {
    key: 'status',
    title: text('column.status'),
    type: 'state',
    value: ({ status }: AppointmentRecord) => {
      const name = nameOfStatus(status)
      return { text: text(`status.${name}`), ...marks[name] }
    }
  },
  {
    key: 'salesperson',
    title: text('salesperson'),
    sortable: true,
    value: (it: AppointmentRecord) => it.salespersonName
  },
  {
    key: 'booker',
    title: text('column.booker'),
    sortable: true,
    value: (it: AppointmentRecord) => it.bookerName,
    detail: (it: AppointmentRecord) => it.bookerContact ?? undefined,
    detailTitle: text('column.contact')
  },
  { key: 'tenant', title: text('column.tenant'), onlyWide: true, value: (it: AppointmentRecord) => it.tenantName },
  { key: 'remark', title: text('column.remark'), onlyWide: true },
  {
    key: 'created',
    title: text('column.created'),
    type: 'date',
    sortable: true,
    hidden: true,
    value: (it: AppointmentRecord) => it.createTime
  },
  {
    key: 'cancelled',
    title: text('column.cancelled'),
    type: 'date',
    hidden: true,
    value: (it: AppointmentRecord) => it.cancelTime
  }
]

/** The records of all pages, for the file. */
export const allRecords = async (filter: Filter): Promise<AppointmentRecord[]> => {
  const records: AppointmentRecord[] = []
  for (let page = 1; ; page += 1) {
    const query = { ...queryOf({ ...filter, page }), size: limits.pageSizeMax }
    const { list, total } = await request(appointmentRecords, { query }, { quiet: true })
    records.push(...list)
    if (list.length === 0 || records.length >= total) return records
  }
}
