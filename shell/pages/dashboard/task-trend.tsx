import { useStore } from '@nanostores/react'
import { $format } from '@portal/session'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import type { Tasks, TasksState } from './load-tasks.ts'
import { TaskCard } from './task-card.tsx'
import { TwinTable } from './twin-table.tsx'

/** Tasks per day as bars, with the same figures as a table for whoever can't read bars. */
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
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let remove: (() => void) | undefined
    let gone = false
    // The chart library comes after the figures are painted: it is larger than all the rest of the page.
    void import('./chart.ts').then(({ drawBars }) => {
      if (gone || canvas.current === null) return
      remove = drawBars(canvas.current, {
        label: translate('dashboard.count'),
        labels: trend.map(({ day }) => format.day(day)),
        values: trend.map(({ count }) => count),
        write: format.number
      })
    })
    return () => {
      gone = true
      remove?.()
    }
  }, [trend, translate, format])
  return (
    <div className="chart">
      <canvas ref={canvas} role="img" aria-label={translate('dashboard.perDay')} />
    </div>
  )
}
