import type { TopFault } from '#contract/calls/figures/statistics.ts'
import type { TableColumn } from '#contract/page/table.ts'
import { pairByValue } from '../period/pair-days.pure.ts'
import { useText } from '../texts.ts'
import { meanOf } from './mean-of.pure.ts'

type FaultTableProps = { title: string; column: string; rows: readonly TopFault[]; others: readonly TopFault[] }
type Pair = ReturnType<typeof pairByValue<TopFault>>[number]

const lasted = (row: TopFault | undefined): number | undefined => {
  const mean = row && meanOf(row)
  return mean === undefined ? undefined : mean * 1_000
}

/** The most frequent faults of both periods, and how long it took until they were over. */
export const FaultTable = ({ title, column, rows, others }: FaultTableProps) => {
  const text = useText()
  const count = { type: 'number', sortable: true } as const
  const duration = { type: 'duration', sortable: true } as const
  const columns: TableColumn<Pair>[] = [
    { key: 'value', title: column, value: ({ value }) => value || text('unknown') },
    { ...count, key: 'count', title: text('column.faults'), value: ({ row }) => row?.count ?? 0 },
    { ...count, key: 'before', title: text('column.faultsBefore'), value: ({ other }) => other?.count ?? 0 },
    { ...duration, key: 'lasted', title: text('column.recover'), value: ({ row }) => lasted(row) },
    { ...duration, key: 'lastedBefore', title: text('column.recoverBefore'), value: ({ other }) => lasted(other) }
  ]
  return (
    <>
      <h2>{title}</h2>
      <portal-table
        rowKey="value"
        fileName="faults"
        label={title}
        columns={columns}
        rows={pairByValue(rows, others)}
        emptyTitle={text('empty.faults')}
        emptyText={text('empty.text')}
      />
    </>
  )
}
