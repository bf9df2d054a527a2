/** @jsxImportSource solid-js */
import { createMemo } from 'solid-js'
import type { TopFault } from '#contract/calls/figures/statistics.ts'
import { pairByValue } from '../period/pair-days.pure.ts'
import { useText } from '../texts.ts'
import { meanOf } from './mean-of.pure.ts'

type Column = NonNullable<HTMLElementTagNameMap['portal-table']['columns']>[number]
type Pair = ReturnType<typeof pairByValue<TopFault>>[number]

const lasted = (row: TopFault | undefined): number | undefined => {
  const mean = row && meanOf(row)
  return mean === undefined ? undefined : mean * 1_000
}

/** The most frequent faults of both periods, and how long it took until they were over. */
export const FaultTable = (props: {
  title: string
  column: string
  rows: readonly TopFault[]
  others: readonly TopFault[]
}) => {
  const text = useText()
  const columns = createMemo((): Column[] => [
    { key: 'value', title: props.column, value: ({ value }: Pair) => value || text()('unknown') },
    {
      key: 'count',
      title: text()('column.faults'),
      type: 'number',
      sortable: true,
      value: ({ row }: Pair) => row?.count ?? 0
    },
    {
      key: 'before',
      title: text()('column.faultsBefore'),
      type: 'number',
      sortable: true,
      value: ({ other }: Pair) => other?.count ?? 0
    },
    {
      key: 'lasted',
      title: text()('column.recover'),
      type: 'duration',
      sortable: true,
      value: ({ row }: Pair) => lasted(row)
    },
    {
      key: 'lastedBefore',
      title: text()('column.recoverBefore'),
      type: 'duration',
      sortable: true,
      value: ({ other }: Pair) => lasted(other)
    }
  ])
  return (
    <>
      <h2>{props.title}</h2>
      <portal-table
        row-key="value"
        file-name="faults"
        label={props.title}
        columns={columns()}
        rows={pairByValue(props.rows, props.others)}
        empty-title={text()('empty.faults')}
        empty-text={text()('empty.text')}
      />
    </>
  )
}
