import type { TableRow } from '#contract/page/table.ts'
import type { ActiveCell } from './hooks/use-grid.ts'
import type { RowsContext } from './parts/body-row.tsx'

/** The props of both components that draw rows: all of them, or the visible part. */
export type RowsProps = {
  context: RowsContext
  rows: readonly TableRow[]
  /** The keys of the rows, in the same order. */
  keys: readonly string[]
  selected: ReadonlySet<string>
  active: ActiveCell | undefined
}
