import { isSafeAddress } from '#contract/checks/safe-address.ts'
import type { ColumnType, LinkValue, StateValue, TableColumn, TableRow } from '#contract/page/table.ts'

/** The value of a cell. Only own properties are read, so that a column `constructor` finds nothing. */
export const cellValue = (column: TableColumn, row: TableRow): unknown => {
  if (column.value !== undefined) return column.value(row)
  return Object.hasOwn(row, column.key) ? (row as Record<string, unknown>)[column.key] : undefined
}

/** The name of a row: the property that the page names. */
export const rowKeyOf = (row: TableRow, name: string): string => String((row as Record<string, unknown>)[name])

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const asState = (value: unknown): StateValue | undefined =>
  isObject(value) && typeof value.text === 'string' ? (value as StateValue) : undefined

/** A link only for an address that is safe to follow: a path, or http without a user before the host. */
export const asLink = (value: unknown): LinkValue | undefined =>
  isObject(value) &&
  typeof value.text === 'string' &&
  typeof value.address === 'string' &&
  (/^[?#]/.test(value.address) || isSafeAddress(value.address))
    ? (value as LinkValue)
    : undefined

/** Types whose values stand at the end of their column, one below the other. */
export const isFigure = (type: ColumnType | undefined): boolean =>
  type === 'number' || type === 'duration' || type === 'bytes'
