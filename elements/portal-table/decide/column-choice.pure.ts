import type { TableColumn } from '#contract/page/table.ts'

/** The choice of a person: how each column differs from the page's offer, and the height of rows. */
export type Choice = { shown: readonly string[]; hidden: readonly string[]; compact: boolean }

export const noChoice: Choice = { shown: [], hidden: [], compact: false }

/** Whether a person may hide a column. The first one names the row. */
export const isHideable = (columns: readonly TableColumn[], column: TableColumn): boolean =>
  column.fixed !== true && column !== columns[0]

/** The columns on screen. A column that the page adds later is shown as the page wants it. */
export const visibleColumns = (columns: readonly TableColumn[], choice: Choice): TableColumn[] =>
  columns.filter(column => {
    if (!isHideable(columns, column)) return true
    if (choice.shown.includes(column.key)) return true
    return column.hidden !== true && !choice.hidden.includes(column.key)
  })

/** The choice after a person showed or hid a column. Only differences are kept. */
export const withColumn = (choice: Choice, column: TableColumn, isShown: boolean): Choice => {
  const without = (keys: readonly string[]) => keys.filter(it => it !== column.key)
  return {
    ...choice,
    shown: [...without(choice.shown), ...(isShown && column.hidden === true ? [column.key] : [])],
    hidden: [...without(choice.hidden), ...(!isShown && column.hidden !== true ? [column.key] : [])]
  }
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((it): it is string => typeof it === 'string') : []

/** Reads a kept choice. Anything may stand in a browser's storage. */
export const readChoice = (kept: unknown): Choice => {
  if (typeof kept !== 'object' || kept === null) return noChoice
  const { shown, hidden, compact } = kept as Record<string, unknown>
  return { shown: texts(shown), hidden: texts(hidden), compact: compact === true }
}
