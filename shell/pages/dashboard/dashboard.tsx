import { useStore } from '@nanostores/react'
import { $remindOfPassword, $user } from '@portal/session'
import { useLayoutEffect } from 'react'
import { lazyPart } from '../../pieces/lazy-part.tsx'
import { PageHeader } from '../../pieces/page-header.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { withTexts } from '../../with-texts.ts'
import { $tasks, loadTasks } from './load-tasks.ts'
import { TaskDistribution } from './task-distribution.tsx'
import { TaskTotal } from './task-total.tsx'
import { TaskTrend } from './task-trend.tsx'
import { UserCard } from './user-card.tsx'

// Few people have no password, and nobody else waits for what asks them.
const PasswordPrompt = lazyPart(
  async () => (await withTexts('session', import('./password-prompt.tsx'))).PasswordPrompt
)

// Behind the first figures: each of these calls and texts is more than those need.
const HomeParts = lazyPart(async () => (await withTexts('home', import('./home-parts.tsx'))).HomeParts)

/** /dashboard: who is here, and what the robots did in the last seven days. */
export const Dashboard = () => {
  const translate = useTranslate()
  const user = useStore($user)
  const state = useStore($tasks)
  const remind = useStore($remindOfPassword)
  // Before the first paint, so that figures of whoever was here before are gone by then.
  const userId = user?.userId
  useLayoutEffect(() => {
    if (userId !== undefined) void loadTasks()
  }, [userId])

  if (user === undefined) return null
  return (
    <>
      <PageHeader
        title={translate('dashboard.title')}
        lead={`${translate('dashboard.welcome', { name: user.nickname })} · ${translate('dashboard.timeZone')}`}
      />
      {remind && <PasswordPrompt />}
      <div className="dashboard">
        <TaskTotal state={state} />
        <UserCard user={user} />
        <TaskTrend state={state} />
        <TaskDistribution state={state} />
        <HomeParts />
      </div>
    </>
  )
}
