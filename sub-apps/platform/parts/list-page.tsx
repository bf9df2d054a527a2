import type { ReactNode } from 'react'
import { PageHead } from '#kit/adapters/react.ts'
import { RemoteTable, type RemoteTableProps } from './remote-table.tsx'

type ListPageProps<Row extends object, Filter extends string> = RemoteTableProps<Row, Filter> & {
  /** A sentence below the heading, about the purpose of the list. */
  lead: string
  /** The page's main button or link. */
  action?: ReactNode
  /** The content between head and list. */
  children?: ReactNode
}

/** A page that is a list: head, filters, table. */
export const ListPage = <Row extends object, Filter extends string = never>({
  lead,
  action,
  children,
  ...table
}: ListPageProps<Row, Filter>) => (
  <>
    <PageHead title={table.title} lead={lead} action={action} />
    {children}
    <RemoteTable {...table} />
  </>
)
