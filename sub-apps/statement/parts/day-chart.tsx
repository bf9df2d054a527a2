import type { TableColumn } from '#contract/page/table.ts'
import type { DayPair } from '../period/pair-days.pure.ts'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'
import { shareStyle } from './share-style.ts'

type DayChartProps<Row> = {
  /** The name of the figure that the chart shows, such as `Area`. */
  title: string
  pairs: readonly DayPair<Row>[]
  /** The names of both periods. */
  names: readonly [string, string]
  figureOf: (row: Row) => number
  write: (value: number) => string
}

/** Two periods side by side, a pair of bars a day, with the same figures as a table. */
export const DayChart = <Row,>({ title, pairs, names, figureOf, write }: DayChartProps<Row>) => {
  const text = useText()
  const written = useWritten()
  const label = text('chart.label', { title })
  const heightOf = (row: Row | undefined): number => (row === undefined ? 0 : figureOf(row))
  const most = Math.max(1, ...pairs.flatMap(({ row, other }) => [heightOf(row), heightOf(other)]))
  const dayOf = (day: string | undefined): string => (day === undefined ? '' : written.day(day))
  const textOf = (day: string | undefined, row: Row | undefined): string =>
    day === undefined ? '' : row === undefined ? text('noData') : write(figureOf(row))
  const line = (day: string | undefined, row: Row | undefined): string[] =>
    row === undefined ? [] : [`${dayOf(day)}: ${write(figureOf(row))}`]
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
      <figure className="card chart">
        <figcaption>
          <i /> {names[0]} <i className="other" /> {names[1]}
        </figcaption>
        <div className="bars" role="img" aria-label={label}>
          {rows.map(({ id, day, row, otherDay, other }) => (
            <span key={id} className="pair" title={[...line(day, row), ...line(otherDay, other)].join('\n')}>
              <i style={shareStyle(heightOf(row) / most)} />
              <i className="other" style={shareStyle(heightOf(other) / most)} />
            </span>
          ))}
        </div>
      </figure>
      <details>
        <summary>{text('chart.table')}</summary>
        <portal-table fileName="days" label={label} columns={columns} rows={rows} />
      </details>
    </>
  )
}
