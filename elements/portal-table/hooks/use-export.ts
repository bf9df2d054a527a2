import { notify, translate } from '@portal/session'
import type { TableColumn, TableRow } from '#contract/page/table.ts'
import { saveFile } from '../../shared/save-file.ts'
import { csvOf } from '../decide/csv.pure.ts'
import type { TableProps } from '../props.ts'

/**
 * Saves all rows as a CSV file, with the columns that are on screen. Where the page brings rows page by page, it gives
 * all of them when they are asked for.
 * @returns undefined where the page offers no file; the function never rejects
 */
export const useExport = (
  { fileName, allRows }: TableProps,
  columns: readonly TableColumn[],
  rows: readonly TableRow[]
): (() => Promise<void>) | undefined => {
  if (fileName === undefined) return undefined
  return async () => {
    try {
      const text = csvOf(columns, allRows === undefined ? rows : await allRows())
      saveFile(`${fileName}.csv`, new Blob([text], { type: 'text/csv' }))
    } catch {
      notify('error', translate('table.exportFailed'))
    }
  }
}
