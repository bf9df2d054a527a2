/** @jsxImportSource solid-js */
import { createMemo, For } from 'solid-js'
import type { DayPair } from '../period/pair-days.pure.ts'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'

type Columns = HTMLElementTagNameMap['portal-table']['columns']

type DayChartProps<Row> = {
  /** The name of the figure that the chart shows, such as `Area`. */
  title: string
  pairs: readonly DayPair<Row>[]
  /** The names of both periods. */
  names: readonly [string, string]
  valueOf: (row: Row) => number
  write: (value: number) => string
}

/** Two periods side by side, a pair of bars a day, with the same figures as a table. */
export const DayChart = <Row,>(props: DayChartProps<Row>) => {
  const text = useText()
  const written = useWritten()
  const figureOf = (row: Row | undefined): number => (row === undefined ? 0 : props.valueOf(row))
  const most = createMemo(() =>
    Math.max(1, ...props.pairs.flatMap(({ row, other }) => [figureOf(row), figureOf(other)]))
  )
  const shareOf = (row: Row | undefined) => ({ '--share': figureOf(row) / most() })
  const tip = ({ day, row, otherDay, other }: DayPair<Row>): string =>
    [
      { day, row },
      { day: otherDay, row: other }
    ]
      .flatMap(it =>
        it.day === undefined || it.row === undefined
          ? []
          : `${written.day(it.day)}: ${props.write(props.valueOf(it.row))}`
      )
      .join('\n')
  const textOf = (row: Row | undefined): string =>
    row === undefined ? text()('noData') : props.write(props.valueOf(row))
  const columns = (): Columns => {
    const [name, otherName] = props.names
    return [
      { key: 'day', title: text()('column.day'), value: (it: DayPair<Row>) => (it.day ? written.day(it.day) : '') },
      { key: 'value', title: name, value: (it: DayPair<Row>) => (it.day ? textOf(it.row) : '') },
      {
        key: 'otherDay',
        title: text()('column.otherDay'),
        value: (it: DayPair<Row>) => (it.otherDay ? written.day(it.otherDay) : '')
      },
      { key: 'other', title: otherName, value: (it: DayPair<Row>) => (it.otherDay ? textOf(it.other) : '') }
    ]
  }
  const rows = () => props.pairs.map((pair, index) => ({ ...pair, id: String(index) }))
  return (
    <>
      <figure class="card chart">
        <figcaption>
          <i /> {props.names[0]} <i class="other" /> {props.names[1]}
        </figcaption>
        <div class="bars" role="img" aria-label={text()('chart.label', { title: props.title })}>
          <For each={props.pairs}>
            {pair => (
              <span class="pair" title={tip(pair)}>
                <i style={shareOf(pair.row)} />
                <i class="other" style={shareOf(pair.other)} />
              </span>
            )}
          </For>
        </div>
      </figure>
      <details>
        <summary>{text()('chart.table')}</summary>
        <portal-table
          file-name="days"
          label={text()('chart.label', { title: props.title })}
          columns={columns()}
          rows={rows()}
        />
      </details>
    </>
  )
}
