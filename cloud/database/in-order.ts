import { asc, type Column, type SQL, sql } from 'drizzle-orm'

/** A column, with a minus sign in front for descending, as the calls of the contract take it. */
export type SortOf<Name extends string> = Name | `-${Name}`

/**
 * The order that a call asks for, to stand before the one that makes rows unique. Rows without a value come last in both
 * directions: who sorts by battery wants to see batteries.
 */
export const inOrder = <Name extends string>(
  sort: SortOf<Name> | undefined,
  columns: Readonly<Record<Name, Column | SQL>>
): SQL[] => {
  if (sort === undefined) return []
  const descending = sort.startsWith('-')
  const column = columns[(descending ? sort.slice(1) : sort) as Name]
  return [descending ? sql`${column} desc nulls last` : asc(column)]
}
