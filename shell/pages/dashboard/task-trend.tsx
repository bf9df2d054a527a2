import { useStore } from '@nanostores/react'
import { $format } from '@portal/session'
import { useMemo } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import { BarChart } from './bar-chart.tsx'
import type { Tasks, TasksState } from './load-tasks.ts'
import { TaskCard } from './task-card.tsx'
import { TwinTable } from './twin-table.tsx'

/** Tasks per day as bars, with the same figures as a table for people who can't read the bars. */
export const TaskTrend = ({ state }: { state: TasksState }) => {
  const translate = useTranslate()
  const format = useStore($format)
  return (
    <TaskCard title={translate('dashboard.perDay')} state={state} size="large">
      {({ trend, total }) =>
        total === 0 ? (
          <p className="quiet">{translate('dashboard.noTasks')}</p>
        ) : (
          <>
            <Bars trend={trend} />
            <TwinTable
              head={[translate('dashboard.day'), translate('dashboard.count')]}
              rows={trend.map(({ day, count }) => [format.day(day), format.number(count)])}
            />
          </>
        )
      }
    </TaskCard>
  )
}

const Bars = ({ trend }: { trend: Tasks['trend'] }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const bars = useMemo(
    () => ({
      labels: trend.map(({ day }) => format.day(day)),
      series: [{ label: translate('dashboard.count'), values: trend.map(({ count }) => count) }],
      write: format.number
    }),
    [trend, translate, format]
  )
  return <BarChart name={translate('dashboard.perDay')} bars={bars} />
}
