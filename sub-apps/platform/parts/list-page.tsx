import type { ReactNode } from 'react'
import type { ListFilter } from '#contract/page/list.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { RemoteTable, type RemoteTableProps } from './remote-table.tsx'

type ListPageProps<Row extends object, Filters extends readonly ListFilter[], Sort extends string> = RemoteTableProps<
  Row,
  Filters,
  Sort
> & {
  /** A sentence below the heading, about the purpose of the list. */
  lead: string
  /** The page's main button or link. */
  action?: ReactNode
}

/** A page that is a list: head, filters, table. */
export const ListPage = <
  Row extends object,
  const Filters extends readonly ListFilter[] = readonly [],
  Sort extends string = never
>({
  lead,
  action,
  ...table
}: ListPageProps<Row, Filters, Sort>) => (
  <>
    <PageHead title={table.title} lead={lead} action={action} />
    <RemoteTable {...table} />
  </>
)
