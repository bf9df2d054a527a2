import { calls } from '#contract/index.ts'
import { type Clock, day, startOfDay } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import type { Announce } from '../../../live/announce.ts'
import { scopeOf } from '../../identity/scope.ts'
import { takeReport } from '../report.ts'
import { findRobotModels, findRobots } from '../sql/robots.ts'

const robotReportBytesMax = 256 * 1_024

type Services = { database: Database; now: Clock; announce: Announce }

export const robotRoutes = ({ database, now, announce }: Services) => ({
  robotList: forMember(calls.robotList, ({ query: { tasksFrom, tasksTo, pageNo, size, sort, ...filter } }, member) => {
    const tasks = {
      from: tasksFrom === undefined ? undefined : startOfDay(tasksFrom),
      to: tasksTo === undefined ? undefined : startOfDay(tasksTo) + day
    }
    return findRobots(database, scopeOf(member), { ...filter, tasks }, { pageNo, size, sort })
  }),

  robotModelList: forMember(calls.robotModelList, (_request, member) => findRobotModels(database, scopeOf(member))),

  reportRobotEvents: forMember(
    calls.reportRobotEvents,
    async ({ body: { events } }, member) => {
      const { accepted, informed, tenantIds, movedTenantIds } = await takeReport(
        database,
        scopeOf(member),
        events,
        now()
      )
      announce.toUsers(informed)
      announce.robotsChanged(tenantIds)
      announce.robotsMoved(movedTenantIds)
      return { accepted }
    },
    { bodyLimit: robotReportBytesMax }
  )
})
