import { beijingDay, startOfBeijingDay } from '#contract/days/beijing.ts'
import { calls } from '#contract/index.ts'
import { type Clock, day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { readingScopeOf } from '../../identity/index.ts'
import {
  countDispatches,
  countRobotsByState,
  countRobotsWithFault,
  countTasksOfTwoDays,
  findLastingFaults,
  findStoresAtWork
} from '../sql/operation-dashboard.ts'

/** The figures that a wall shows of the robots at work. */
export const operationDashboardRoutes = ({ database, now }: { database: Database; now: Clock }) => ({
  operationOverview: forMember(calls.operationOverview, async (_request, member) => {
    const scope = readingScopeOf(member)
    const time = now()
    const startOfToday = startOfBeijingDay(time)
    return {
      time,
      robots: await countRobotsByState(database, scope),
      withFault: await countRobotsWithFault(database, scope),
      tasks: await countTasksOfTwoDays(database, scope, {
        startOfYesterday: startOfToday - day,
        startOfToday,
        sameTimeYesterday: time - day,
        now: time
      }),
      faults: await findLastingFaults(database, scope),
      dispatches: await countDispatches(database, scope)
    }
  }),

  operationStores: forMember(calls.operationStores, ({ query }, member) =>
    findStoresAtWork(database, readingScopeOf(member), beijingDay(now()), query)
  )
})
