import { useMemo } from 'react'
import type { ListFilter } from '#contract/page/list.ts'
import type { TableColumn } from '#contract/page/table.ts'
import { defineList, type ListPlan } from '#kit/list.ts'
import { type Tools, useTools } from './use-tools.ts'

export type Columns = readonly TableColumn[]

export type RemoteTableProps<
  Row extends object,
  Filters extends readonly ListFilter[] = readonly [],
  Sort extends string = never
> = Omit<ListPlan<Row, Filters, Sort>, 'columns' | 'keepAs' | 'label'> & {
  /** The name under which the person's choice of columns is kept. */
  name: string
  title: string
  /** A function outside of any component, so that the columns stay the same while their tools do. */
  columns: (tools: Tools) => Columns
}

/** A list of the cloud, a page at a time. */
export const RemoteTable = <
  Row extends object,
  const Filters extends readonly ListFilter[] = readonly [],
  Sort extends string = never
>({
  name,
  title,
  columns: columnsOf,
  ...plan
}: RemoteTableProps<Row, Filters, Sort>) => {
  const tools = useTools()
  const columns = useMemo(() => columnsOf(tools), [columnsOf, tools])
  return <portal-list {...defineList({ ...plan, keepAs: `platform ${name}`, label: title, columns })} />
}
