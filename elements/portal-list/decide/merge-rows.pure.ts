import type { TableRow } from '#contract/page/table.ts'

/** Rows after news: those to show, and how many the person has not seen yet. */
export type MergedRows = { rows: readonly TableRow[]; offered: number }

/**
 * Takes news into rows that a person looks at. Rows that are shown get their new values and keep their places, so that
 * nothing moves under a finger. New rows are counted, and shown when the person asks for them. Rows that are gone stay
 * until then with the values that they had.
 */
export const mergeRows = (
  shown: readonly TableRow[],
  fresh: readonly TableRow[],
  keyOf: (row: TableRow) => string
): MergedRows => {
  const known = new Set(shown.map(keyOf))
  const byKey = new Map(fresh.map(row => [keyOf(row), row]))
  return {
    rows: shown.map(row => byKey.get(keyOf(row)) ?? row),
    offered: fresh.filter(row => !known.has(keyOf(row))).length
  }
}
