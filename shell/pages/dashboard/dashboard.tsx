import { useStore } from '@nanostores/react'
import { $user } from '@portal/session'
import { useLayoutEffect } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import { $tasks, loadTasks } from './load-tasks.ts'
import { TaskDistribution } from './task-distribution.tsx'
import { TaskTotal } from './task-total.tsx'
import { TaskTrend } from './task-trend.tsx'
import { UserCard } from './user-card.tsx'

/** /dashboard: who is here, and what the robots did in the last seven days. */
export const Dashboard = () => {
  const translate = useTranslate()
  const user = useStore($user)
  const state = useStore($tasks)
  // Before the first paint, so that figures of whoever was here before are gone by then.
  const userId = user?.userId
  useLayoutEffect(() => {
    if (userId !== undefined) void loadTasks()
  }, [userId])

  if (user === undefined) return null
  return (
    <>
      <header className="page-header">
        <h1>{translate('dashboard.title')}</h1>
        <p>
          {translate('dashboard.welcome', { name: user.nickname })} · {translate('dashboard.timeZone')}
        </p>
      </header>
      <div className="dashboard">
        <TaskTotal state={state} />
        <UserCard user={user} />
        <TaskTrend state={state} />
        <TaskDistribution state={state} />
      </div>
    </>
  )
}
