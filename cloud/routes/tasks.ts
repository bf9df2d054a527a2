import { calls } from '#contract/index.ts'
import { type Clock, day, startOfBeijingDay } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { countTasksByDay } from '../database/tasks.ts'
import { forMember } from '../http/served.ts'
import { scopeOf } from '../identity/scope.ts'
import { taskSummary } from './task-summary.ts'

export const taskRoutes = ({ database, now }: { database: Database; now: Clock }) => ({
  taskCountAndTrend: forMember(calls.taskCountAndTrend, async ({ body: { days } }, member) => {
    const today = startOfBeijingDay(now())
    const counts = await countTasksByDay(database, scopeOf(member), today - (2 * days - 1) * day, today + day)
    return taskSummary(counts, today, days)
  })
})
