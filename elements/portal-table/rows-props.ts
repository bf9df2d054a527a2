import type { RowsContext } from './parts/body-row.tsx'
import type { TableRow } from './types.ts'
import type { ActiveCell } from './use-grid.ts'

/** What draws rows needs to know, whether it draws all of them or a part. */
export type RowsProps = {
  context: RowsContext
  rows: readonly TableRow[]
  /** The keys of the rows, in the same order. */
  keys: readonly string[]
  selected: ReadonlySet<string>
  active: ActiveCell | undefined
}
