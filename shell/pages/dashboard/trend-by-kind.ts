/** Figures of one kind of robot, in the order of the days. */
export type KindSeries<Kind> = { robotKind: Kind; values: number[]; total: number }

/**
 * Converts rows by day and kind to one series per kind, the largest first. A missing row counts as zero.
 * @param days in order
 */
export const seriesByKind = <Kind extends string>(
  rows: readonly { day: string; robotKind: Kind; value: number }[],
  days: readonly string[]
): KindSeries<Kind>[] =>
  [...new Set(rows.map(({ robotKind }) => robotKind))]
    .map(robotKind => {
      const own = rows.filter(row => row.robotKind === robotKind)
      const values = days.map(day => own.filter(row => row.day === day).reduce((sum, { value }) => sum + value, 0))
      return { robotKind, values, total: values.reduce((sum, value) => sum + value, 0) }
    })
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)

/** The last `count` days in Beijing up to `now`, as `YYYY-MM-DD` without gaps (spec §9). */
export const lastDays = (now: number, count: number): string[] => {
  const beijingHours = 8
  return Array.from({ length: count }, (_, index) =>
    new Date(now + (beijingHours - 24 * (count - 1 - index)) * 3_600_000).toISOString().slice(0, 10)
  )
}
