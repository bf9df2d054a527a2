import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import type { ChartData } from '../charts/chart-data.ts'
import { totalOf } from '../data/by-day.ts'
import { sales } from '../data/card-data.ts'
import { $amounts } from '../figures/amounts.ts'
import { $today } from '../period/current-view.ts'
import { ChartCard } from './chart-card.tsx'

/** Robots sold in each of twelve months as bars, with those of the year before as a line. */
export const Sales = () => {
  const translate = useTranslate()
  const amounts = useStore($amounts)
  const state = useStore(sales.$state)
  const data = state.kind === 'ready' ? state.data : undefined
  const chart = useMemo((): ChartData | undefined => {
    if (data === undefined || totalOf(data.sold) + totalOf(data.yearBefore) === 0) return undefined
    return {
      kind: 'bars',
      labels: data.months.map(month => ({
        long: amounts.month(month),
        short: amounts.shortMonth(month),
        file: month
      })),
      series: [
        { label: translate('home.twelveMonths'), values: data.sold },
        { label: translate('home.yearBefore'), values: data.yearBefore, isBefore: true }
      ]
    }
  }, [data, amounts, translate])
  return (
    <ChartCard
      title={translate('home.sales')}
      note={translate('home.unitsPerMonth')}
      file="sales"
      head={translate('home.month')}
      state={state}
      retry={() => sales.load($today.get())}
      chart={chart}
      empty={translate('home.noSales')}
    />
  )
}
