import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Wish } from '../period/current-view.ts'
import type { Span } from '../period/view.ts'
import type { DayRow } from './by-day.ts'

type Query = { from: string; to: string; robotKind: RobotKind | undefined; storeId: number | undefined }

/** The rows of a period and of the one before it, each with its days. */
export type Compared = Span & { rows: DayRow<RobotKind>[]; rowsBefore: DayRow<RobotKind>[] }

/** Asks for a period and for the one before it at the same time. */
export const bothPeriods = async (
  { days, before, robotKind, storeId }: Wish,
  ask: (query: Query) => Promise<DayRow<RobotKind>[]>
): Promise<Compared> => {
  const of = (all: readonly string[]) => ask({ from: all[0] ?? '', to: all.at(-1) ?? '', robotKind, storeId })
  const [rows, rowsBefore] = await Promise.all([of(days), of(before)])
  return { days, before, rows, rowsBefore }
}
