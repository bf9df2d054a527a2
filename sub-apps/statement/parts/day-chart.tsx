import { $language } from '@portal/session'
import { useMemo } from 'react'
import type { TableColumn } from '#contract/page/table.ts'
import { useStore } from '#kit/adapters/react.ts'
import { dayLabels } from '#kit/portal/day-labels.pure.ts'
import type { DayPair } from '../period/pair-days.pure.ts'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'

type DayChartProps<Row> = {
  /** The name of the figure that the chart shows, such as `Area`. */
  title: string
  /** Such as `m²`; empty for a count. */
  unit?: string
  pairs: readonly DayPair<Row>[]
  /** The names of both periods. */
  names: readonly [string, string]
  figureOf: (row: Row) => number
  write: (value: number) => string
}

/** Two periods by day, the second as a line over the bars of the first, with the same figures as a table. */
export const DayChart = <Row,>({ title, unit = '', pairs, names, figureOf, write }: DayChartProps<Row>) => {
  const text = useText()
  const written = useWritten()
  const language = useStore($language)
  const label = text('chart.label', { title })
  const labels = useMemo(
    () =>
      dayLabels(
        pairs.map(({ day, otherDay }) => day ?? otherDay ?? ''),
        language
      ),
    [pairs, language]
  )
  const figureIn = (row: Row | undefined): number | null => (row === undefined ? null : figureOf(row))
  const series = [
    { label: names[0], values: pairs.map(({ row }) => figureIn(row)) },
    { label: names[1], values: pairs.map(({ other }) => figureIn(other)), isBefore: true }
  ]
  const dayOf = (day: string | undefined): string => (day === undefined ? '' : written.day(day))
  const textOf = (day: string | undefined, row: Row | undefined): string =>
    day === undefined ? '' : row === undefined ? text('noData') : write(figureOf(row))
  // A file has the day and the figure themselves, where the page has texts for people.
  const forFile = (key: string, title: string, value: (pair: DayPair<Row>) => unknown) => ({
    key,
    title,
    file: [{ title, value }]
  })
  const columns: TableColumn<DayPair<Row>>[] = [
    { ...forFile('day', text('column.day'), ({ day }) => day), value: ({ day }) => dayOf(day) },
    { ...forFile('value', names[0], ({ row }) => row && figureOf(row)), value: ({ day, row }) => textOf(day, row) },
    {
      ...forFile('otherDay', text('column.otherDay'), ({ otherDay }) => otherDay),
      value: ({ otherDay }) => dayOf(otherDay)
    },
    {
      ...forFile('other', names[1], ({ other }) => other && figureOf(other)),
      value: ({ otherDay, other }) => textOf(otherDay, other)
    }
  ]
  const rows = pairs.map((pair, index) => ({ ...pair, id: String(index) }))
  return (
    <>
      <section className="card">
        <h2>
          {text('byDay', { title })} <span className="quiet">{unit}</span>
        </h2>
        <portal-chart kind="bars" label={label} labels={labels} series={series} />
      </section>
      <details>
        <summary>{text('chart.table')}</summary>
        <portal-table fileName="days" label={label} columns={columns} rows={rows} />
      </details>
    </>
  )
}
