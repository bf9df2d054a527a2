import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { sumsByDay } from '#contract/days/sums-by-day.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import type { ChartData } from '../charts/chart-data.ts'
import { mileage } from '../data/figures.ts'
import { $amounts } from '../figures/amounts.ts'
import { $wish } from '../period/current-view.ts'
import { useOpenDay } from '../robots-address.ts'
import { ChartCard } from './chart-card.tsx'
import { dayLabels } from './day-labels.ts'

/** Kilometres to one decimal, as everywhere on the page. */
const rounded = (values: readonly (number | null)[]): (number | null)[] =>
  values.map(value => (value === null ? null : Math.round(value * 10) / 10))

/** The kilometres of each day as bars, with those of the period before as a line. */
export const Mileage = () => {
  const translate = useTranslate()
  const amounts = useStore($amounts)
  const state = useStore(mileage.$state)
  const data = state.kind === 'ready' ? state.data : undefined
  const openDay = useOpenDay(data?.days)
  const chart = useMemo((): ChartData | undefined => {
    if (data === undefined || data.rows.length === 0) return undefined
    return {
      kind: 'bars',
      labels: dayLabels(data.days, amounts, translate),
      series: [
        { label: translate('home.thisPeriod'), values: rounded(sumsByDay(data.rows, data.days)) },
        {
          label: translate('home.periodBefore'),
          values: rounded(sumsByDay(data.rowsBefore, data.before)),
          isBefore: true
        }
      ]
    }
  }, [data, amounts, translate])
  return (
    <ChartCard
      title={translate('home.mileage')}
      note={translate('home.kmPerDay')}
      file="mileage"
      head={translate('home.day')}
      state={state}
      retry={() => mileage.load($wish.get())}
      chart={chart}
      empty={translate('home.noMileage')}
      onPress={openDay}
    />
  )
}
