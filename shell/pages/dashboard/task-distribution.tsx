import { useStore } from '@nanostores/react'
import { $format } from '@portal/session'
import { useTranslate } from '../../pieces/use-translate.ts'
import type { TasksState } from './load-tasks.ts'
import { TaskCard } from './task-card.tsx'

/** Tasks by kind of robot, the largest first. Screen readers skip the bar, because the number says the same. */
export const TaskDistribution = ({ state }: { state: TasksState }) => {
  const translate = useTranslate()
  const format = useStore($format)
  return (
    <TaskCard title={translate('dashboard.perKind')} state={state} size="large">
      {({ distribution, total }) => {
        const kinds = distribution.toSorted((one, other) => other.count - one.count)
        const most = Math.max(1, ...kinds.map(({ count }) => count))
        if (total === 0) return <p className="quiet">{translate('dashboard.noTasks')}</p>
        return (
          <dl className="shares">
            {kinds.map(({ robotKind, count }) => (
              <div key={robotKind}>
                <dt>{translate(`robotKind.${robotKind}`)}</dt>
                <dd>{format.number(count)}</dd>
                <meter aria-hidden min={0} max={most} value={count} />
              </div>
            ))}
          </dl>
        )
      }}
    </TaskCard>
  )
}
