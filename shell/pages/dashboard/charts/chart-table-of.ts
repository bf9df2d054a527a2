import type { FileColumn } from '#contract/page/table.ts'
import type { ChartData } from './chart-data.ts'

type Cell = string | number | null
export type ChartTableRow = { key: string; cells: readonly Cell[] }
export type ChartTableColumn = {
  key: string
  title: string
  type: 'text' | 'number'
  number?: Intl.NumberFormatOptions
  value: (row: ChartTableRow) => Cell
  file?: readonly FileColumn<ChartTableRow>[]
}
export type ChartTable = { columns: ChartTableColumn[]; rows: ChartTableRow[] }

/** A table of rows with a name and figures. */
export const chartTableOf = (
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  number?: Intl.NumberFormatOptions
): ChartTable => ({
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
export const chartTableOfData = ({ labels, series }: ChartData, head: string): ChartTable => {
  const { columns, rows } = chartTableOf(
    [head, ...series.map(({ label }) => label)],
    labels.map(({ long }, index) => [long, ...series.map(({ values }) => values[index] ?? null)])
  )
  const file = [{ title: head, value: ({ key }: ChartTableRow) => labels[Number(key)]?.file }]
  return { columns: columns.map((column, index) => (index === 0 ? { ...column, file } : column)), rows }
}
