import { request } from '@portal/session'
import { atom } from 'nanostores'
import type { CallData } from '#contract/call.ts'
import { limits } from '#contract/limits.ts'
import { taskCountAndTrend } from '#contract/tasks.ts'

export type Tasks = CallData<typeof taskCountAndTrend>

/** The tasks of the last seven days. A failure stays in its card, with a way to try again. */
export type TasksState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; tasks: Tasks }

export const $tasks = atom<TasksState>({ kind: 'loading' })

/** Asks for the tasks. What was shown before stays until the new figures are there. */
export const loadTasks = async (): Promise<void> => {
  if ($tasks.get().kind === 'failed') $tasks.set({ kind: 'loading' })
  try {
    $tasks.set({ kind: 'ready', tasks: await request(taskCountAndTrend, { body: { days: limits.dashboardDays } }) })
  } catch {
    // The client has told the person and the monitoring; the card offers to try again.
    $tasks.set({ kind: 'failed' })
  }
}
