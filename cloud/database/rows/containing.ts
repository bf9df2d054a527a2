import { type Column, ilike, or, type SQL } from 'drizzle-orm'

/** Whether a text is part of one of the columns, in capitals or not. Takes `%` and `_` as plain characters. */
export const containing = (text: string, columns: readonly (Column | SQL)[]): SQL | undefined => {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...columns.map(column => ilike(column, pattern)))
}
