import { calls } from '#contract/index.ts'
import { day, startOfDay } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { scopeOf } from '../../identity/index.ts'
import { findRobotModels, findRobots } from '../sql/robots.ts'

export const robotRoutes = ({ database }: { database: Database }) => ({
  robotList: forMember(calls.robotList, ({ query: { tasksFrom, tasksTo, pageNo, size, sort, ...filter } }, member) => {
    const tasks = {
      from: tasksFrom === undefined ? undefined : startOfDay(tasksFrom),
      to: tasksTo === undefined ? undefined : startOfDay(tasksTo) + day
    }
    return findRobots(database, scopeOf(member), { ...filter, tasks }, { pageNo, size, sort })
  }),

  robotModelList: forMember(calls.robotModelList, (_request, member) => findRobotModels(database, scopeOf(member)))
})
