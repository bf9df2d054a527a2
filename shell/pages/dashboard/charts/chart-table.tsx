/** The table with the numbers of a chart, in a dialog. It is loaded when it is asked for. */
import { Dialog } from '../../../pieces/dialog.tsx'
import type { ChartTable } from './chart-table-of.ts'

/** The figures of a chart as a table, which offers itself as a CSV file too. */
export const ChartTableDialog = ({
  title,
  fileName,
  chartTable,
  onClose
}: {
  title: string
  fileName: string
  chartTable: ChartTable
  onClose: () => void
}) => (
  <Dialog title={title} wide onClose={onClose}>
    <portal-table
      label={title}
      fileName={fileName}
      rowKey="key"
      compact
      columns={[...chartTable.columns]}
      rows={[...chartTable.rows]}
    />
  </Dialog>
)
