/** A figure of a day: of one kind of robot, for example. */
export type DayFigure = { day: string; value: number }

/**
 * The sum of each day. A day has a figure as soon as the cloud has data of it, also when it is zero. So a day without one
 * is not zero but unknown: `null`, which a chart shows as a gap.
 */
export const sumsByDay = (figures: readonly DayFigure[], days: readonly string[]): (number | null)[] => {
  const sums = new Map<string, number>()
  for (const { day, value } of figures) sums.set(day, (sums.get(day) ?? 0) + value)
  return days.map(day => sums.get(day) ?? null)
}
