import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { $today, type Wish } from '../period/current-view.ts'
import type { Span } from '../period/view.ts'
import type { DayRow } from './by-day.ts'

type Query = {
  from: string
  to: string
  robotKind: RobotKind | undefined
  storeId: number | undefined
  lastDay?: 'untilNow'
}

/** The rows of a period and of the one before it, each with its days. */
export type Compared = Span & { rows: DayRow<RobotKind>[]; rowsBefore: DayRow<RobotKind>[] }

/**
 * Asks for a period and for the one before it at the same time. Today so far is compared with the same hours of an earlier
 * day, and the days after that one with nothing.
 */
export const bothPeriods = async (
  { days, before, robotKind, storeId }: Wish,
  ask: (query: Query) => Promise<DayRow<RobotKind>[]>
): Promise<Compared> => {
  const of = (all: readonly string[]): Query => ({ from: all[0] ?? '', to: all.at(-1) ?? '', robotKind, storeId })
  const cut = before[days.indexOf($today.get())]
  const queryBefore: Query = cut === undefined ? of(before) : { ...of(before), to: cut, lastDay: 'untilNow' }
  const [rows, rowsBefore] = await Promise.all([ask(of(days)), ask(queryBefore)])
  return { days, before, rows, rowsBefore }
}
