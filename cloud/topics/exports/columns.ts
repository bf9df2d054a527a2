import type { ExportDataset } from '#contract/calls/exports/exports.ts'
import type { ExportColumn } from '../../texts/exports.ts'

/** The columns of each file, in their order. */
export const columnsOf = {
  cleaning: ['serial', 'name', 'store', 'start', 'end', 'status', 'area', 'water', 'energy'],
  tasks: ['serial', 'name', 'model', 'kind', 'store', 'start', 'end', 'status', 'mileage'],
  faults: ['serial', 'name', 'model', 'store', 'fault_code', 'version', 'start', 'end']
} as const satisfies Record<ExportDataset, readonly ExportColumn[]>

/** The columns whose texts are moments in Beijing, as `2026-03-05T00:00:00+08:00`. */
export const momentColumns: ReadonlySet<ExportColumn> = new Set(['start', 'end'])
