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

// Few people have no password, so nobody else has to load this prompt.
const PasswordPrompt = lazyPart(
  async () => (await withTexts('session', import('./password-prompt.tsx'))).PasswordPrompt
)

// Loaded after the first figures: each of these calls and texts is larger than theirs.
const HomeParts = lazyPart(async () => (await withTexts('home', import('./home-parts.tsx'))).HomeParts)

/** /dashboard: the signed-in person, and the robots' work of the last seven days. */
export const Dashboard = () => {
  const translate = useTranslate()
  const user = useStore($user)
  const state = useStore($tasks)
  const remind = useStore($remindOfPassword)
  // Before the first paint, so that another person's figures are never shown.
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
