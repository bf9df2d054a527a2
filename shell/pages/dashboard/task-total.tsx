import { useStore } from '@nanostores/react'
import { $format } from '@portal/session'
import * as limits from '#contract/limits.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import type { TasksState } from './load-tasks.ts'
import { TaskCard } from './task-card.tsx'

const days = limits.dashboardDays

/** The seven-day total, and its change from the seven days before. */
export const TaskTotal = ({ state }: { state: TasksState }) => {
  const translate = useTranslate()
  const format = useStore($format)
  return (
    <TaskCard title={translate('dashboard.tasks', { count: days })} state={state} size="small">
      {({ total, previousTotal }) => {
        const change = format.change(total, previousTotal)
        return (
          <>
            <p className="figure">{format.number(total)}</p>
            <p className="quiet">
              {change === undefined
                ? translate('dashboard.noComparison')
                : `${translate('dashboard.change', { change, count: days })} · ${translate('dashboard.previous', { total: format.number(previousTotal), count: days })}`}
            </p>
          </>
        )
      }}
    </TaskCard>
  )
}
