import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { beijingMonth, type Clock, day, startOfBeijingDay } from '../clock.ts'
import { findPlayingNotices } from '../database/notices.ts'
import type { Database } from '../database/open.ts'
import { findDeployments } from '../database/robots.ts'
import { findMonthlySales } from '../database/sales.ts'
import { countTasksByDay, sumMileageByDay } from '../database/tasks.ts'
import { forMember } from '../http/served.ts'
import { languageOf } from '../identity/origin.ts'
import { scopeOf } from '../identity/scope.ts'

/** The calls of the dashboard; days and months are those of Beijing (spec §9). */
export const homeRoutes = ({ database, now }: { database: Database; now: Clock }) => {
  const lastDays = (): [from: number, to: number] => {
    const tomorrow = startOfBeijingDay(now()) + day
    return [tomorrow - limits.dashboardDays * day, tomorrow]
  }

  return {
    playingNotices: forMember(calls.playingNotices, (_request, member, origin) =>
      findPlayingNotices(database, scopeOf(member), now(), languageOf(origin))
    ),

    taskTrend: forMember(calls.taskTrend, (_request, member) =>
      countTasksByDay(database, scopeOf(member), ...lastDays())
    ),

    mileageTrend: forMember(calls.mileageTrend, (_request, member) =>
      sumMileageByDay(database, scopeOf(member), ...lastDays())
    ),

    monthlySales: forMember(calls.monthlySales, (_request, member) =>
      findMonthlySales(database, scopeOf(member), beijingMonth(now(), 1 - limits.salesMonths), beijingMonth(now(), 1))
    ),

    deploymentTimes: forMember(calls.deploymentTimes, ({ query }, member) =>
      findDeployments(database, scopeOf(member), query)
    )
  }
}
