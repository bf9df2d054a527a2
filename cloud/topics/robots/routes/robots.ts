import { calls } from '#contract/index.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { readingScopeOf, scopeOf } from '../../identity/index.ts'
import { findRobotChoices } from '../sql/robot-choices.ts'
import { findRobotModels, findRobots } from '../sql/robots.ts'

export const robotRoutes = ({ database }: { database: Database }) => ({
  robotList: forMember(calls.robotList, ({ query: { own, pageNo, size, sort, ...filter } }, member) =>
    findRobots(database, own === true ? scopeOf(member) : readingScopeOf(member), filter, { pageNo, size, sort })
  ),

  robotChoices: forMember(calls.robotChoices, (_request, member) => findRobotChoices(database, readingScopeOf(member))),

  robotModelList: forMember(calls.robotModelList, (_request, member) => findRobotModels(database, scopeOf(member)))
})
