import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember, forReporter } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { scopeOf } from '../../identity/index.ts'
import { takeReports } from '../../robots/index.ts'
import { orderRun } from '../order-run.ts'
import { planProblem } from '../plan-problem.pure.ts'
import {
  findCleaningRobots,
  findFloor,
  findFloors,
  findRunsUnderWay,
  isStoreOfReporter,
  putFloor,
  putRunReport
} from '../sql/cleaning.ts'
import { startRun } from '../start-run.ts'

/** Cleaning robots on their floors: the calls of the cleaning control centre, and the reports of robots. */
export const cleaningRoutes = ({ database, now, announce }: Pick<CloudServices, 'database' | 'now' | 'announce'>) => ({
  cleaningFloors: forMember(calls.cleaningFloors, ({ query }, member) => findFloors(database, scopeOf(member), query)),

  cleaningFloor: forMember(calls.cleaningFloor, async ({ query: { storeId, ...page } }, member) => {
    const floor = await findFloor(database, scopeOf(member), storeId)
    // Another tenant's store is answered like one that is not there, so that ids tell nothing.
    if (floor === undefined) throw new Refusal(codes.storeNotFound)
    return { ...floor, ...(await findCleaningRobots(database, storeId, page)) }
  }),

  startCleaning: forMember(calls.startCleaning, ({ body }, member) =>
    startRun(database, scopeOf(member), { ...body, userId: member.userId }, now())
  ),

  orderCleaning: forMember(calls.orderCleaning, ({ body }, member) => orderRun(database, scopeOf(member), body)),

  cleaningRuns: forReporter(calls.cleaningRuns, ({ query }, { robots }) => findRunsUnderWay(database, robots, query)),

  reportCleaning: forReporter(calls.reportCleaning, async ({ body: { reports } }, { robots }) => ({
    accepted: await takeReports({ database, now, announce }, robots, reports, report =>
      putRunReport(database, robots, report, now())
    )
  })),

  putFloorPlan: forReporter(calls.putFloorPlan, async ({ body: { storeId, plan } }, { robots }) => {
    const problem = planProblem(plan)
    if (problem !== undefined) throw new Refusal(codes.parameterIllegal, { data: [problem] })
    if (!(await isStoreOfReporter(database, robots, storeId))) throw new Refusal(codes.storeNotFound)
    await putFloor(database, storeId, plan)
    return null
  })
})
