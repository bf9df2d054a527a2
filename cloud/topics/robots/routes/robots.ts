import { calls } from '#contract/index.ts'
import type { Database } from '../../../database/open.ts'
import { toRead } from '../../../database/rows/scope.ts'
import { forMember } from '../../../http/served.ts'
import { scopeOf } from '../../identity/index.ts'
import { findRobotChoices } from '../sql/robot-choices.ts'
import { findRobotModels, findRobots } from '../sql/robots.ts'

export const robotRoutes = ({ database }: { database: Database }) => ({
  robotList: forMember(calls.robotList, ({ query: { own, pageNo, size, sort, ...filter } }, member) => {
    const scope = scopeOf(member)
    return findRobots(database, own === true ? scope : toRead(scope), filter, { pageNo, size, sort })
  }),

  robotChoices: forMember(calls.robotChoices, (_request, member) =>
    findRobotChoices(database, toRead(scopeOf(member)))
  ),

  robotModelList: forMember(calls.robotModelList, (_request, member) => findRobotModels(database, scopeOf(member)))
})
