import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm'

/** A column, with a minus sign in front for descending, as the calls of the contract take it. */
export type SortOf<Name extends string> = Name | `-${Name}`

export const isDescending = (sort: SortOf<string> | undefined): boolean => sort?.startsWith('-') === true

/**
 * The order that a call asks for, to stand before the one that makes rows unique. Rows without a value come last in both
 * directions: who sorts by battery wants to see batteries.
 * @param nullable columns with such rows. An index can't give the others in descending order with `nulls last`.
 */
export const inOrder = <Name extends string>(
  sort: SortOf<Name> | undefined,
  columns: Readonly<Record<Name, Column | SQL | SQL.Aliased>>,
  nullable: readonly Name[] = []
): SQL[] => {
  if (sort === undefined) return []
  const name = (isDescending(sort) ? sort.slice(1) : sort) as Name
  const column = columns[name]
  if (!isDescending(sort)) return [asc(column)]
  return [nullable.includes(name) ? sql`${column} desc nulls last` : desc(column)]
}
