import type { ExportDataset } from '#contract/calls/exports.ts'
import { byteOrderMark, csvLine } from '#contract/checks/csv-line.ts'
import type { Language } from '#contract/languages.ts'
import { type ExportColumn, exportText } from '../texts/exports.ts'

/** The columns of each file, in their order. */
const columnsOf = {
  cleaning: ['serial', 'name', 'store', 'start', 'end', 'status', 'area', 'water', 'energy'],
  tasks: ['serial', 'name', 'model', 'kind', 'store', 'start', 'end', 'status', 'mileage'],
  faults: ['serial', 'name', 'model', 'store', 'fault_code', 'version', 'start', 'end']
} as const satisfies Record<ExportDataset, readonly ExportColumn[]>

/** The first line of a file, behind the mark by which Excel reads the file as UTF-8. */
export const csvHead = (dataset: ExportDataset, language: Language): string =>
  byteOrderMark + csvLine(columnsOf[dataset].map(column => exportText(language, `column.${column}`)))

/** The lines of a page. */
export const csvRows = (dataset: ExportDataset, rows: readonly Record<string, unknown>[]): string =>
  rows.map(row => csvLine(columnsOf[dataset].map(column => row[column]))).join('')
