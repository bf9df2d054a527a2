import type { Drawing } from './drawing.ts'

type Cell = string | number | null
export type TwinRow = { key: string; cells: readonly Cell[] }
export type TwinColumn = {
  key: string
  title: string
  type: 'text' | 'number'
  number?: Intl.NumberFormatOptions
  value: (row: TwinRow) => Cell
}
export type Twin = { columns: TwinColumn[]; rows: TwinRow[] }

/** A table of rows with a name and figures. */
export const twinOf = (
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  number?: Intl.NumberFormatOptions
): Twin => ({
  columns: heads.map((title, index) => ({
    key: String(index),
    title,
    type: index === 0 ? 'text' : 'number',
    ...(number === undefined ? {} : { number }),
    value: ({ cells }) => cells[index] ?? null
  })),
  rows: rows.map((cells, index) => ({ key: String(index), cells }))
})

/** The same figures as a chart, one row for each point. */
export const twinOfDrawing = ({ labels, series }: Drawing, head: string): Twin =>
  twinOf(
    [head, ...series.map(({ label }) => label)],
    labels.map(({ long }, index) => [long, ...series.map(({ values }) => values[index] ?? null)])
  )
