import { calls } from '#contract/index.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { findFigures } from '../figures.ts'
import { laterTasksFinder } from '../later-tasks.ts'
import { taskSummary } from '../task-summary.ts'

export const taskRoutes = (services: { database: Database; now: Clock }) => {
  const findLater = laterTasksFinder(services)
  return {
    taskCountAndTrend: forMember(calls.taskCountAndTrend, async ({ body }, member) => {
      const { period, rows, days } = await findFigures({ ...services, findLater }, member, body, 'withBefore')
      return taskSummary(rows, period.from, days)
    })
  }
}
