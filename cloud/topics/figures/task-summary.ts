import type { CallData } from '#contract/call.ts'
import type { taskCountAndTrend } from '#contract/calls/figures/tasks.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'

export type DayCount = { day: string; robotKind: RobotKind; count: number }

const sum = (counts: readonly DayCount[]): number => counts.reduce((total, { count }) => total + count, 0)

/**
 * Sums up counts by day and kind.
 * @param counts of the shown days and of those before them
 * @param from the first shown day
 * @param days the shown days that have data; each has a row. Kinds come in the order of their codes, without those that have no task.
 */
export const taskSummary = (
  counts: readonly DayCount[],
  from: string,
  days: readonly string[]
): CallData<typeof taskCountAndTrend> => {
  const shown = counts.filter(({ day }) => day >= from)
  const byDay = Map.groupBy(shown, ({ day }) => day)
  return {
    total: sum(shown),
    previousTotal: sum(counts) - sum(shown),
    trend: days.map(day => ({ day, count: sum(byDay.get(day) ?? []) })),
    distribution: [...Map.groupBy(shown, ({ robotKind }) => robotKind)]
      .map(([robotKind, counts]) => ({ robotKind, count: sum(counts) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => (one.robotKind < other.robotKind ? -1 : 1))
  }
}
