import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { codes } from '#contract/codes.ts'
import { beijingDay } from '#contract/days/beijing.ts'
import { type Period, periodBefore } from '#contract/days/period.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, readingScopeOf } from '../identity/index.ts'
import { findFirstTaskDay, findTaskDays, type TaskPlace } from '../robots/index.ts'
import { refuseForeignStore } from '../stores/index.ts'
import type { FindLaterTasks } from './later-tasks.ts'
import { counterpartOfToday, daysWithData, periodOf, untilToday } from './period.ts'
import { untilNow } from './until-now.pure.ts'

export type FigureServices = { database: Database; now: Clock; findLater: FindLaterTasks }

type PeriodWish = { days?: number | undefined; from?: string | undefined; to?: string | undefined }
export type FigureWish = PeriodWish & {
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
 * Which sums are wanted: those of the period; those of as many days before, too, to compare them; or those of a period that is
 * compared with one up to now.
 */
type Kind = 'period' | 'withBefore' | 'untilNow'

/**
 * The sums of tasks by day and kind that a member asks for, and which of the days have data. Today so far is compared with the
 * same hours of an earlier day.
 * @throws Refusal 610604 for a period that can't be, 610702 for a foreign store
 */
export const findFigures = async (
  { database, now, findLater }: FigureServices,
  member: Member,
  wish: FigureWish,
  kind: Kind = 'period'
) => {
  const time = now()
  const period = periodOrRefuse(wish, time)
  const { robotKind, storeId } = wish
  const place: TaskPlace = { scope: readingScopeOf(member), robotKind, storeId }
  await refuseForeignStore(database, place.scope, storeId)
  const from = kind === 'withBefore' ? periodBefore(period).from : period.from
  const rows = await findTaskDays(database, place, from, untilToday(period, time).to)
  const cut = kind === 'untilNow' ? period.to : counterpartOfToday(period, beijingDay(time))
  const isCompared = kind !== 'period' && cut !== undefined
  return {
    period,
    rows: isCompared ? untilNow(rows, { cut, from: period.from }, await findLater({ ...place, ofDay: cut })) : rows,
    days: daysWithData(period, await findFirstTaskDay(database, place), time)
  }
}
