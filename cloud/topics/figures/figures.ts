import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { codes } from '#contract/codes.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { findFirstTaskDay, findTaskDays, type TaskPlace } from '../robots/index.ts'
import { refuseForeignStore } from '../stores/index.ts'
import { daysWithData, type Period, periodBefore, periodOf, untilToday } from './period.ts'

type PeriodWish = { days?: number | undefined; from?: string | undefined; to?: string | undefined }
type Wish = PeriodWish & {
  robotKind?: RobotKind | undefined
  storeId?: number | undefined
}

/** @throws Refusal 610604 for a period that can't be */
export const periodOrRefuse = (wish: PeriodWish, now: number): Period => {
  const period = periodOf(wish, now)
  if ('problem' in period) throw new Refusal(codes.parameterIllegal, { data: [period.problem] })
  return period
}

/**
 * The sums of tasks by day and kind that a member asks for, and which of the days have data.
 * @param before whether the sums of as many days before are wanted too
 * @throws Refusal 610604 for a period that can't be, 610702 for a foreign store
 */
export const findFigures = async (
  { database, now }: { database: Database; now: Clock },
  member: Member,
  wish: Wish,
  { before } = { before: false }
) => {
  const time = now()
  const period = periodOrRefuse(wish, time)
  const { robotKind, storeId } = wish
  const place: TaskPlace = { scope: scopeOf(member), robotKind, storeId }
  await refuseForeignStore(database, place.scope, storeId)
  const from = before ? periodBefore(period).from : period.from
  const rows = await findTaskDays(database, place, from, untilToday(period, time).to)
  return { period, rows, days: daysWithData(period, await findFirstTaskDay(database, place), time) }
}
