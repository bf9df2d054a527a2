import { sentenceOf } from '@portal/session'
import * as limits from '#contract/limits.ts'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { pageQuery } from '#kit/list-address.pure.ts'
import { DataTable } from './data-table.tsx'
import { useListAddress } from './remote-list.tsx'
import { useRobotChanges } from './use-changes.ts'

type HistoryTableProps = {
  title: string
  /** The id of a row; a request's without it. */
  rowKey?: string
  columns: HTMLElementTagNameMap['portal-table']['columns']
  emptyTitle: string
  news?: 'requests_changed' | 'logs_changed'
  ask: (page: { pageNo: number; size: number }) => Promise<{ list: object[]; total: number }>
}

/** Rows below a form: the requests to one robot, or to robots. The page is in the address. New rows appear by themselves. */
export const HistoryTable = ({ title, rowKey = 'requestId', columns, emptyTitle, news, ask }: HistoryTableProps) => {
  const { address } = useListAddress({}, [])
  const { pageNo, size } = pageQuery(address)
  const [loaded, load] = useLoaded(String(pageNo), () => ask({ pageNo, size }))
  useRobotChanges(load, news)
  const shown = shownOf(loaded)
  return (
    <DataTable
      remote
      rowKey={rowKey}
      addressKey=""
      label={title}
      columns={columns}
      rows={shown?.list}
      total={shown?.total ?? 0}
      size={limits.pageSize}
      loading={loaded.state === 'loading' && shown === undefined}
      error={loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
      emptyTitle={emptyTitle}
      onRetry={load}
    />
  )
}
