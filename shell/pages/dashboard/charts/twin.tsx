/** The table twin of a chart, in a dialog. It is loaded when it is asked for. */
import { Dialog } from '../../../pieces/dialog.tsx'
import type { Twin } from './twin-of.ts'

/** The figures of a chart as a table, which offers itself as a CSV file too. */
export const TwinDialog = ({
  title,
  fileName,
  twin,
  onClose
}: {
  title: string
  fileName: string
  twin: Twin
  onClose: () => void
}) => (
  <Dialog title={title} wide onClose={onClose}>
    <portal-table
      label={title}
      fileName={fileName}
      rowKey="key"
      compact
      columns={[...twin.columns]}
      rows={[...twin.rows]}
    />
  </Dialog>
)
