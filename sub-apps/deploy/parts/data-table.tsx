import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'

type Table = HTMLElementTagNameMap['portal-table']
type Own = Partial<Omit<Table, keyof HTMLElement>>
type Action = { action: string; keys: readonly string[] }
type DataTableProps = Own & {
  onRetry?: () => void
  onAction?: (action: Action) => void
  children?: ReactNode
}

/**
 * The portal's table. Its properties are set as properties: before the table is loaded, Preact would write attributes, and
 * rows are none.
 */
export const DataTable = ({ onRetry, onAction, children, ...own }: DataTableProps) => {
  const table = useRef<Table>(null)
  const heard = useRef({ onRetry, onAction })
  heard.current = { onRetry, onAction }
  useLayoutEffect(() => {
    if (table.current !== null) Object.assign(table.current, own)
  })
  return (
    <portal-table
      ref={table}
      onportal-table-retry={() => heard.current.onRetry?.()}
      onportal-table-action={({ detail }) => heard.current.onAction?.(detail)}
    >
      {children}
    </portal-table>
  )
}
