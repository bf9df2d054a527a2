import { request } from '@portal/session'
import { type FaultRecord, faultRecords, type TaskRecord, taskRecords } from '#contract/calls/robot-details/records.ts'
import * as limits from '#contract/limits.ts'
import { queryOf, type RecordFilter } from './record-filter.pure.ts'

/** Of which records a page is. */
export type RecordKind = 'tasks' | 'faults'

type Records = { list: (TaskRecord | FaultRecord)[]; total: number }

/** One page of the records that match the filter. */
export const loadRecords = (kind: RecordKind, filter: RecordFilter, size: number): Promise<Records> => {
  const query = { ...queryOf(filter), size }
  return kind === 'tasks'
    ? request(taskRecords, { query: { ...query, status: filter.status } }, { quiet: true })
    : request(faultRecords, { query: { ...query, lasting: filter.lasting } }, { quiet: true })
}

/** The records of all pages, for the file. */
export const allRecords = async (kind: RecordKind, filter: RecordFilter): Promise<Records['list']> => {
  const records: Records['list'] = []
  for (let page = 1; ; page += 1) {
    const { list, total } = await loadRecords(kind, { ...filter, page }, limits.pageSizeMax)
    records.push(...list)
    if (list.length === 0 || records.length >= total) return records
  }
}
