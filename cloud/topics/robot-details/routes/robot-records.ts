import { startOfDay } from '#contract/days/beijing.ts'
import { calls } from '#contract/index.ts'
import { type Clock, day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { languageOf } from '../../../http/request/origin.ts'
import { forMember } from '../../../http/served.ts'
import { periodOrRefuse } from '../../figures/index.ts'
import { readingScopeOf, scopeOf } from '../../identity/index.ts'
import { findLastingLocks } from '../../robot-locks/index.ts'
import { robotOfAnyTimeFor } from '../../robots/index.ts'
import { findWhereabouts } from '../../scenes/index.ts'
import { findFaultRecords, findLastFaults, findLastTasks, findTaskRecords } from '../sql/robot-records.ts'

type Days = { from?: string | undefined; to?: string | undefined }

export const robotRecordRoutes = ({ database, now }: { database: Database; now: Clock }) => {
  const momentsOf = (days: Days): { from: number; to: number } => {
    const { from, to } = periodOrRefuse(days, now())
    return { from: startOfDay(from), to: startOfDay(to) + day }
  }
  return {
    robotDetail: forMember(calls.robotDetail, async ({ query: { robotId } }, member, origin) => {
      const robot = await robotOfAnyTimeFor(database, member, robotId)
      return {
        ...robot,
        ...(await findWhereabouts(database, robotId)),
        locks: await findLastingLocks(database, robotId),
        tasks: await findLastTasks(database, robotId),
        faults: await findLastFaults(database, robotId, languageOf(origin))
      }
    }),

    taskRecords: forMember(calls.taskRecords, ({ query: { from, to, pageNo, size, ...which } }, member) =>
      findTaskRecords(database, readingScopeOf(member), { ...which, ...momentsOf({ from, to }) }, { pageNo, size })
    ),

    faultRecords: forMember(calls.faultRecords, ({ query: { from, to, pageNo, size, ...which } }, member, origin) => {
      const days = momentsOf({ from, to })
      // Who looks after a fault is asked for faults of any age, where nobody names days.
      const isOfAnyAge = which.care !== undefined && from === undefined && to === undefined
      const wanted = { ...which, ...days, ...(isOfAnyAge && { from: 0 }) }
      const reader = { scope: scopeOf(member), userId: member.userId, lang: languageOf(origin) }
      return findFaultRecords(database, reader, wanted, { pageNo, size })
    })
  }
}
