import { useStore } from '@nanostores/react'
import { $format, $user, request } from '@portal/session'
import { useLayoutEffect, useMemo } from 'react'
import { mileageTrend, taskTrend } from '#contract/calls/home.ts'
import type { RobotKind } from '#contract/calls/robots.ts'
import * as limits from '#contract/limits.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { BarChart } from './bar-chart.tsx'
import { FigureCard } from './figure-card.tsx'
import { type OwnData, ownData } from './own-data.ts'
import { type KindSeries, lastDays, seriesByKind } from './trend-by-kind.ts'
import { TwinTable } from './twin-table.tsx'

type Rows = { day: string; robotKind: RobotKind; value: number }[]

const tasks = ownData(async () =>
  (await request(taskTrend, { query: {} }, { quiet: true })).map(({ count, ...row }): Rows[number] => ({
    ...row,
    value: count
  }))
)
const mileage = ownData(async () =>
  (await request(mileageTrend, { query: {} }, { quiet: true })).map(({ km, ...row }): Rows[number] => ({
    ...row,
    value: km
  }))
)

/** Tasks and kilometres of the last seven days, by day and kind of robot. */
export const HomeTrends = () => {
  const translate = useTranslate()
  return (
    <>
      <Trend own={tasks} title={translate('home.taskTrend')} empty={translate('dashboard.noTasks')} />
      <Trend own={mileage} title={translate('home.mileageTrend')} empty={translate('home.noMileage')} />
    </>
  )
}

const Trend = ({ own, title, empty }: { own: OwnData<Rows>; title: string; empty: string }) => {
  const translate = useTranslate()
  const state = useStore(own.$state)
  const userId = useStore($user)?.userId
  // Before the first paint, so that another person's figures are never shown.
  useLayoutEffect(() => {
    if (userId !== undefined) void own.load()
  }, [own, userId])
  return (
    <FigureCard title={title} state={state} retry={own.load} failed={translate('home.failed')} size="large">
      {rows => <Figures rows={rows} title={title} empty={empty} />}
    </FigureCard>
  )
}

const Figures = ({ rows, title, empty }: { rows: Rows; title: string; empty: string }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const days = useMemo(() => {
    const last = lastDays(Date.now(), limits.dashboardDays)
    // When the browser's clock is wrong, the days of the cloud's answer are shown.
    const known = rows.every(({ day }) => last.includes(day))
    return known ? last : [...new Set(rows.map(({ day }) => day))].sort()
  }, [rows])
  const kinds = useMemo(() => seriesByKind(rows, days), [rows, days])
  const bars = useMemo(
    () => ({
      labels: days.map(format.day),
      series: kinds.map(({ robotKind, values }) => ({ label: translate(`robotKind.${robotKind}`), values })),
      write: format.number
    }),
    [days, kinds, translate, format]
  )
  if (kinds.length === 0) return <p className="quiet">{empty}</p>
  return (
    <>
      <BarChart name={title} bars={bars} />
      <Legend kinds={kinds} />
      <TwinTable
        head={[translate('dashboard.day'), ...bars.series.map(({ label }) => label)]}
        rows={days.map((day, index) => [
          format.day(day),
          ...kinds.map(({ values }) => format.number(Math.round((values[index] ?? 0) * 10) / 10))
        ])}
      />
    </>
  )
}

/** The legend: the colour of each kind, with its total of all days. */
const Legend = ({ kinds }: { kinds: readonly KindSeries<RobotKind>[] }) => {
  const translate = useTranslate()
  const format = useStore($format)
  return (
    <ul className="legend">
      {kinds.map(({ robotKind, total }, index) => (
        <li key={robotKind}>
          <span className="swatch" style={{ background: `var(--portal-chart-${index + 1})` }} />
          {translate(`robotKind.${robotKind}`)} <b>{format.number(Math.round(total))}</b>
        </li>
      ))}
    </ul>
  )
}
