import type { RobotKind } from '#contract/calls/robots/robots.ts'

type Row = { day: string; robotKind: RobotKind }

/**
 * A row for each day that has data and each kind that occurs, so that a zero is said and not guessed. Kinds are in
 * the order of their codes.
 * @param asked a kind that has rows even where it does not occur
 */
export const rowsByDay = <R extends Row>(
  rows: readonly R[],
  days: readonly string[],
  asked: RobotKind | undefined,
  zero: (row: Row) => R
): R[] => {
  const found = new Map(rows.map(row => [`${row.day} ${row.robotKind}`, row]))
  const kinds = [
    ...new Set([...rows.map(({ robotKind }) => robotKind), ...(asked === undefined ? [] : [asked])])
  ].sort()
  return days.flatMap(day => kinds.map(robotKind => found.get(`${day} ${robotKind}`) ?? zero({ day, robotKind })))
}
