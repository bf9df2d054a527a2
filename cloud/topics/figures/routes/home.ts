import { beijingDay } from '#contract/days/beijing.ts'
import { calls } from '#contract/index.ts'
import { type Clock, monthAfter } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { type Member, readingScopeOf } from '../../identity/index.ts'
import { countRobotStates, findDeployments } from '../../robots/index.ts'
import { refuseForeignStore } from '../../stores/index.ts'
import { type FigureWish, findFigures } from '../figures.ts'
import { laterTasksFinder } from '../later-tasks.ts'
import { rowsByDay } from '../rows-by-day.ts'
import { findMonthlySales } from '../sql/sales.ts'
import { taskSummary } from '../task-summary.ts'

type TrendQuery = FigureWish & { lastDay?: 'whole' | 'untilNow' | undefined }

/** The figures of the dashboard; days and months are those of Beijing (docs/requirements.md §9). */
export const homeRoutes = (services: { database: Database; now: Clock }) => {
  const { database, now } = services
  const withLater = { ...services, findLater: laterTasksFinder(services) }
  const figuresOf = ({ lastDay, ...wish }: TrendQuery, member: Member) =>
    findFigures(withLater, member, wish, lastDay === 'untilNow' ? lastDay : 'period')
  return {
    taskCountAndTrend: forMember(calls.taskCountAndTrend, async ({ body }, member) => {
      const { period, rows, days } = await findFigures(withLater, member, body, 'withBefore')
      return taskSummary(rows, period.from, days)
    }),

    taskTrend: forMember(calls.taskTrend, async ({ query }, member) => {
      const { rows, days } = await figuresOf(query, member)
      const counts = rows.map(({ day, robotKind, count }) => ({ day, robotKind, count }))
      return rowsByDay(counts, days, query.robotKind, row => ({ ...row, count: 0 }))
    }),

    mileageTrend: forMember(calls.mileageTrend, async ({ query }, member) => {
      const { rows, days } = await figuresOf(query, member)
      const kilometres = rows.map(({ day, robotKind, metres }) => ({ day, robotKind, km: metres / 1_000 }))
      return rowsByDay(kilometres, days, query.robotKind, row => ({ ...row, km: 0 }))
    }),

    monthlySales: forMember(calls.monthlySales, ({ query: { to, months } }, member) => {
      const last = to === undefined ? beijingDay(now()) : `${to}-01`
      return findMonthlySales(database, readingScopeOf(member), monthAfter(last, 1 - months), monthAfter(last, 1))
    }),

    deploymentTimes: forMember(calls.deploymentTimes, async ({ query: { pageNo, size, ...which } }, member) => {
      const scope = readingScopeOf(member)
      await refuseForeignStore(database, scope, which.storeId)
      return findDeployments(database, scope, which, { pageNo, size })
    }),

    robotStates: forMember(calls.robotStates, async ({ query }, member) => {
      const scope = readingScopeOf(member)
      await refuseForeignStore(database, scope, query.storeId)
      return countRobotStates(database, scope, query)
    })
  }
}
