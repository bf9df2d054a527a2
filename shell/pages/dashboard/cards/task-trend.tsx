import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { sumsByDay } from '#contract/days/sums-by-day.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import type { ChartData } from '../charts/chart-data.ts'
import { taskRows } from '../data/card-data.ts'
import { $amounts } from '../figures/amounts.ts'
import { $wish } from '../period/current-view.ts'
import { useOpenDay } from '../robots-address.ts'
import { ChartCard } from './chart-card.tsx'
import { dayLabels } from './day-labels.ts'

/** The tasks of each day as a line, above those of the period before. */
export const TaskTrend = () => {
  const translate = useTranslate()
  const amounts = useStore($amounts)
  const state = useStore(taskRows.$state)
  const data = state.kind === 'ready' ? state.data : undefined
  const openDay = useOpenDay(data?.days)
  const chart = useMemo((): ChartData | undefined => {
    if (data === undefined || data.rows.length === 0) return undefined
    return {
      kind: 'line',
      labels: dayLabels(data.days, amounts, translate),
      series: [
        { label: translate('home.thisPeriod'), values: sumsByDay(data.rows, data.days) },
        { label: translate('home.periodBefore'), values: sumsByDay(data.rowsBefore, data.before), isBefore: true }
      ]
    }
  }, [data, amounts, translate])
  return (
    <ChartCard
      title={translate('home.taskTrend')}
      note={translate('home.tasksPerDay')}
      file="tasks"
      head={translate('home.day')}
      state={state}
      retry={() => taskRows.load($wish.get())}
      chart={chart}
      empty={translate('home.noTasks')}
      onPress={openDay}
    />
  )
}
