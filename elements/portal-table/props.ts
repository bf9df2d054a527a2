import type { ReactNode } from 'react'
import type { TableAction, TableColumn, TableRow } from '#contract/page/table.ts'
import type { Place } from './decide/address.pure.ts'

/** The table's properties and events. `portal-table.ts` describes each. */
export type TableProps = {
  label?: string
  columns?: readonly TableColumn[]
  rows?: readonly TableRow[]
  rowKey?: string
  total?: number
  page?: number
  size?: number
  sort?: string
  remote?: boolean
  infinite?: boolean
  loading?: boolean
  error?: string
  emptyTitle?: string
  emptyText?: string
  selectable?: boolean
  selected?: readonly string[]
  actions?: readonly TableAction[]
  manyActions?: readonly TableAction[]
  compact?: boolean
  keepAs?: string
  addressKey?: string
  fileName?: string
  allRows?: () => Promise<readonly TableRow[]>
  onChange?: (place: Place) => void
  onMore?: (detail: undefined) => void
  onSelect?: (detail: { keys: readonly string[] }) => void
  /** `all`: with all rows that the list has, on all pages. */
  onAction?: (detail: { action: string; keys: readonly string[]; all?: true }) => void
  onRetry?: (detail: undefined) => void
  /** The actions of `manyActions` that can be done with all rows of all pages. `<portal-list>` uses it. */
  allActions?: readonly string[]
  /** Stands in the line above the table, before the page's own content. It places the button that opens the tools on a phone. `<portal-list>` uses it. */
  above?: (fold: ReactNode) => ReactNode
  /** How many filters are active. `<portal-list>` uses it. */
  activeFilters?: number | undefined
  /** Stands in the foot, before the pager. */
  below?: ReactNode
  /** Stands before the table's own tools. */
  tools?: ReactNode
}
