import type { FaultHour } from '#contract/calls/figures/statistics.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]
export const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

/** The counts of a week, a row a weekday from Monday on and a column an hour, and the largest of them. */
export const heatOf = (
  hours: readonly FaultHour[]
): { rows: { weekday: number; counts: number[] }[]; most: number } => {
  const counts = new Map(hours.map(({ weekday, hour, count }) => [`${weekday} ${hour}`, count]))
  const rows = weekdays.map(weekday => ({
    weekday,
    counts: hoursOfDay.map(hour => counts.get(`${weekday} ${hour}`) ?? 0)
  }))
  return { rows, most: Math.max(1, ...counts.values()) }
}
