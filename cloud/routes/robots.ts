import { calls } from '#contract/index.ts'
import type { Database } from '../database/open.ts'
import { findRobotModels, findRobots } from '../database/robots.ts'
import { forMember } from '../http/served.ts'
import { scopeOf } from '../identity/scope.ts'

export const robotRoutes = ({ database }: { database: Database }) => ({
  robotList: forMember(calls.robotList, ({ query: { pageNo, size, ...filter } }, member) =>
    findRobots(database, scopeOf(member), filter, { pageNo, size })
  ),

  robotModelList: forMember(calls.robotModelList, (_request, member) => findRobotModels(database, scopeOf(member)))
})
