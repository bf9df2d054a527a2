import type { RunningDay, RunningFigures } from '#contract/calls/figures/running.ts'
import { codes } from '#contract/codes.ts'
import { daysFromTo, startOfDay } from '#contract/days/beijing.ts'
import { type Period, periodBefore } from '#contract/days/period.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { type Clock, day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { ReadingScope } from '../../../database/rows/scope.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { readingScopeOf } from '../../identity/index.ts'
import { findDayParts, findRobotOfAnyTime, findRobots, findRunningDays, findRunningSums } from '../../robots/index.ts'
import { refuseForeignStore } from '../../stores/index.ts'
import { periodOrRefuse } from '../figures.ts'
import { withZeros } from '../sums-by-day.ts'

const nothing: RunningFigures = {
  onSeconds: 0,
  chargingSeconds: 0,
  workingSeconds: 0,
  started: 0,
  ended: 0,
  cancelled: 0,
  interrupted: 0,
  abnormal: 0,
  mileage: 0
}

/** The sums of a robot that did nothing. */
const none = { robotId: 0, isNow: false, ...nothing }

type Days = { from?: string | undefined; to?: string | undefined }

/** How robots ran, by days in Beijing. */
export const robotRunningRoutes = ({ database, now }: { database: Database; now: Clock }) => {
  /** @throws Refusal 610604 for a period that can't be, or one that is too long: rows of single robots are read for it */
  const periodsOf = (wish: Days): { period: Period; before: Period } => {
    const period = periodOrRefuse(wish, now())
    if (daysFromTo(period.from, period.to).length > limits.runningDaysMax) {
      const problem = { field: 'from', reason: `at most ${limits.runningDaysMax} days` }
      throw new Refusal(codes.parameterIllegal, { data: [problem] })
    }
    return { period, before: periodBefore(period) }
  }

  const daysOf = ({ period, before }: { period: Period; before: Period }) => ({
    from: before.from,
    to: period.to,
    split: period.from,
    now: now()
  })

  /** @throws Refusal 610701 */
  const robotOrRefuse = async (scope: ReadingScope, robotId: number) => {
    const robot = await findRobotOfAnyTime(database, scope, robotId)
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    return robot
  }

  const toldOf = ({ period, before }: { period: Period; before: Period }) => ({
    ...period,
    beforeFrom: before.from,
    beforeTo: before.to
  })

  return {
    runningRobots: forMember(calls.runningRobots, async ({ query: { from, to, pageNo, size, ...filter } }, member) => {
      const periods = periodsOf({ from, to })
      const scope = readingScopeOf(member)
      await refuseForeignStore(database, scope, filter.storeId)
      const { list, total } = await findRobots(database, scope, filter, { pageNo, size, sort: 'name' })
      const robotIds = list.map(({ robotId }) => robotId)
      const sums = await findRunningSums(database, robotIds, daysOf(periods))
      const sumOf = (robotId: number, isNow: boolean): RunningFigures => {
        const {
          robotId: _,
          isNow: __,
          ...figures
        } = sums.find(it => it.robotId === robotId && it.isNow === isNow) ?? none
        return figures
      }
      return {
        ...toldOf(periods),
        list: list.map(({ robotId, serial, name, robotKind, storeName }) => ({
          robotId,
          serial,
          name,
          robotKind,
          storeName,
          now: sumOf(robotId, true),
          before: sumOf(robotId, false)
        })),
        total
      }
    }),

    runningDays: forMember(calls.runningDays, async ({ query: { robotId, ...wish } }, member) => {
      const periods = periodsOf(wish)
      const { serial, name, robotKind, storeName } = await robotOrRefuse(readingScopeOf(member), robotId)
      const rows = (await findRunningDays(database, robotId, daysOf(periods))).map(({ robotId: _, ...row }) => row)
      const rowsOf = ({ from, to }: Period): RunningDay[] =>
        withZeros<keyof RunningFigures>(rows, daysFromTo(from, to), nothing)
      return {
        robotId,
        serial,
        name,
        robotKind,
        storeName,
        ...toldOf(periods),
        days: rowsOf(periods.period),
        daysBefore: rowsOf(periods.before)
      }
    }),

    runningTimeline: forMember(calls.runningTimeline, async ({ query: { robotId, day: asked } }, member) => {
      const { name } = await robotOrRefuse(readingScopeOf(member), robotId)
      const from = startOfDay(asked)
      return { robotId, name, day: asked, parts: await findDayParts(database, robotId, { from, to: from + day }) }
    })
  }
}
