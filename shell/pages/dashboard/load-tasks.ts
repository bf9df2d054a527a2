import { $user, request } from '@portal/session'
import { atom } from 'nanostores'
import type { CallData } from '#contract/call.ts'
import * as limits from '#contract/limits.ts'
import { taskCountAndTrend } from '#contract/tasks.ts'

export type Tasks = CallData<typeof taskCountAndTrend>

/** The tasks of the last seven days. A failure stays in its card, with a way to try again. */
export type TasksState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; tasks: Tasks }

export const $tasks = atom<TasksState>({ kind: 'loading' })

/** Whose figures these are: nobody is shown another person's, not even until their own have come. */
let owner: number | undefined

/** Asks for the tasks of whoever is signed in. What they were shown before stays until the new figures are there. */
export const loadTasks = async (): Promise<void> => {
  const userId = $user.get()?.userId
  if (userId !== owner || $tasks.get().kind === 'failed') $tasks.set({ kind: 'loading' })
  owner = userId
  try {
    const tasks = await request(taskCountAndTrend, { body: { days: limits.dashboardDays } })
    if (owner === userId) $tasks.set({ kind: 'ready', tasks })
  } catch {
    // The client has told the person and the monitoring; the card offers to try again.
    if (owner === userId) $tasks.set({ kind: 'failed' })
  }
}
