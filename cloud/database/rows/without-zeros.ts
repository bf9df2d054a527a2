import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'

/** Whether an ID is one of these numbers, with zeros before it that a spreadsheet takes away. */
export const isWithoutZeros = (column: AnyColumn, numbers: readonly string[]): SQL =>
  inArray(sql`ltrim(${column}, '0')`, [...numbers])
