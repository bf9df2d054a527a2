import type { ExportDataset } from '#contract/calls/exports/exports.ts'
import { momentHeading } from '#contract/csv/file-moment.ts'
import type { Language } from '#contract/languages.ts'
import { type ExportColumn, exportText } from '../../texts/exports.ts'

/** The columns of each file, in their order. */
export const columnsOf = {
  cleaning: ['serial', 'name', 'store', 'start', 'end', 'status', 'area', 'water', 'energy'],
  tasks: ['serial', 'name', 'model', 'kind', 'store', 'start', 'end', 'status', 'mileage'],
  faults: ['serial', 'name', 'model', 'store', 'fault_code', 'version', 'start', 'end']
} as const satisfies Record<ExportDataset, readonly ExportColumn[]>

/** The columns whose texts are moments in Beijing, as `2026-03-05 00:00:00`. */
export const momentColumns: ReadonlySet<ExportColumn> = new Set(['start', 'end'])

/** The headings of a file, in its language. */
export const headingsOf = ({ dataset, language }: { dataset: ExportDataset; language: Language }): string[] =>
  columnsOf[dataset].map(column => {
    const heading = exportText(language, `column.${column}`)
    return momentColumns.has(column) ? momentHeading(heading) : heading
  })
