import { request } from '@portal/session'
import type { CallData } from '#contract/call.ts'
import { taskCountAndTrend } from '#contract/calls/tasks.ts'
import * as limits from '#contract/limits.ts'
import { type Own, ownData } from './own-data.ts'

export type Tasks = CallData<typeof taskCountAndTrend>
export type TasksState = Own<Tasks>

/** The tasks of the last seven days. */
export const { $state: $tasks, load: loadTasks } = ownData(() =>
  request(taskCountAndTrend, { body: { days: limits.dashboardDays } })
)
