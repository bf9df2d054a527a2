import { calls } from '#contract/index.ts'
import type { Database } from '../../../database/open.ts'
import { covers } from '../../../database/rows/scope.ts'
import { forMember } from '../../../http/served.ts'
import { readingScopeOf, scopeOf } from '../../identity/index.ts'
import { findRobotChoices } from '../sql/robot-choices.ts'
import { findRobotModels, findRobots } from '../sql/robots.ts'
import { findTagList } from '../sql/tag-list.ts'

export const robotRoutes = ({ database }: { database: Database }) => ({
  robotList: forMember(calls.robotList, ({ query: { own, pageNo, size, sort, ...filter } }, member) =>
    findRobots(database, own === true ? scopeOf(member) : readingScopeOf(member), filter, { pageNo, size, sort })
  ),

  robotChoices: forMember(calls.robotChoices, (_request, member) => findRobotChoices(database, readingScopeOf(member))),

  robotTagList: forMember(calls.robotTagList, async ({ query: { pageNo, size, sort, ...wanted } }, member) => {
    const { list, total } = await findTagList(database, readingScopeOf(member), wanted, { pageNo, size, sort })
    const scope = scopeOf(member)
    return { list: list.map(it => ({ ...it, own: covers(scope, it.tenantId) })), total }
  }),

  robotModelList: forMember(calls.robotModelList, (_request, member) => findRobotModels(database, scopeOf(member)))
})
