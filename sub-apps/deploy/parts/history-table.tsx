import type { ListAnswer } from '#contract/page/list.ts'

type HistoryTableProps = {
  title: string
  /** The id of a row; a request's without it. */
  rowKey?: string
  columns: HTMLElementTagNameMap['portal-table']['columns']
  emptyTitle: string
  news?: 'requests_changed' | 'logs_changed'
  ask: (page: { pageNo: number; size: number }) => Promise<ListAnswer>
}

/** Rows below a form: the requests to one robot, or to robots. The page is in the address. New rows appear by themselves. */
export const HistoryTable = ({
  title,
  rowKey = 'requestId',
  news = 'requests_changed',
  ...list
}: HistoryTableProps) => <portal-list {...list} rowKey={rowKey} label={title} news={[news]} showNew />
