import type { CallData } from '#contract/call.ts'
import { type RobotKind, robotKinds } from '#contract/calls/robots.ts'
import type { taskCountAndTrend } from '#contract/calls/tasks.ts'
import { beijingDay, day } from '../clock.ts'

export type DayCount = { day: string; robotKind: RobotKind; count: number }

const sum = (counts: readonly DayCount[]): number => counts.reduce((total, { count }) => total + count, 0)

/**
 * Sums up counts by day and kind: the last `days` days up to today, and the same number of days before them. A day without
 * tasks has a row too. Kinds come in the contract's order, without those that have no task.
 */
export const taskSummary = (
  counts: readonly DayCount[],
  today: number,
  days: number
): CallData<typeof taskCountAndTrend> => {
  const shownDays = Array.from({ length: days }, (_, index) => beijingDay(today - (days - 1 - index) * day))
  const isShown = new Set(shownDays)
  const shown = counts.filter(count => isShown.has(count.day))
  const byDay = Map.groupBy(shown, count => count.day)
  return {
    total: sum(shown),
    previousTotal: sum(counts) - sum(shown),
    trend: shownDays.map(shownDay => ({ day: shownDay, count: sum(byDay.get(shownDay) ?? []) })),
    distribution: robotKinds
      .map(robotKind => ({ robotKind, count: sum(shown.filter(count => count.robotKind === robotKind)) }))
      .filter(({ count }) => count > 0)
  }
}
