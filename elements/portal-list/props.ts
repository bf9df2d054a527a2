import type { ListAct, ListAnswer, ListFilter, ListManyAct, ListQuestion } from '#contract/page/list.ts'
import type { LiveAction } from '#contract/page/live.ts'
import type { TableColumn } from '#contract/page/table.ts'

/** The list's properties and events. `portal-list.ts` describes each. */
export type ListProps = {
  label?: string
  rowKey?: string
  keepAs?: string
  fileName?: string
  searchHelp?: string
  emptyTitle?: string
  emptyText?: string
  size?: number
  columns?: readonly TableColumn[]
  filters?: readonly ListFilter[]
  acts?: readonly ListAct[]
  manyActs?: readonly ListManyAct[]
  ask?: (question: ListQuestion, signal?: AbortSignal) => Promise<ListAnswer>
  news?: readonly LiveAction[]
  askKey?: string
  addressKey?: string
  everyMs?: number
  showNew?: boolean
}
