/** @jsxImportSource preact */
import { navigate, sentenceOf } from '@portal/session'
import * as limits from '#contract/limits.ts'
import { useLoaded, useOwnRoute } from '#kit/adapters/preact.ts'
import { shownOf } from '#kit/index.ts'
import { type Filters, isFiltered, type ListAddress, readList, writeList } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'
import { DataTable } from './data-table.tsx'
import { type Choice, ListFilters } from './list-filters.tsx'

type Table = HTMLElementTagNameMap['portal-table']

/** The filters of a list, read from its address, and a function that changes them. */
export const useListAddress = <Filter extends string, Sort extends string>(
  filters: Filters<Filter>,
  sorts: readonly Sort[]
) => {
  const { pathname, search } = useOwnRoute()
  const address = readList(search, filters, sorts)
  const show = (part: Partial<ListAddress<Filter, Sort>>): void => {
    const wanted = { ...address, page: 1, ...part }
    const query = writeList(wanted, search)
    const typedOn = address.text !== '' && wanted.text !== '' && address.text !== wanted.text
    if (query !== writeList(address, search)) navigate(pathname + query, typedOn ? 'replace' : 'push')
  }
  return { address, show }
}

type RemoteListProps<Row extends object> = {
  /** The name under which the person's choice of columns is kept. */
  name: string
  title: string
  rowKey: keyof Row & string
  columns: Table['columns']
  actions?: Table['actions']
  address: ListAddress<string, string>
  /** Shown where no filter is set and there is nothing. */
  emptyTitle: string
  searchHelp: string
  choice?: Choice
  /** Another one asks again. */
  askKey?: string
  ask: () => Promise<{ list: Row[]; total: number }>
  onSearch: (text: string) => void
  onAction?: (action: string, key: string) => void
}

/** A list of the cloud, a page at a time, with its filters in the address. */
export const RemoteList = <Row extends object>({
  name,
  title,
  rowKey,
  columns,
  actions,
  address,
  emptyTitle,
  searchHelp,
  choice,
  askKey = '',
  ask,
  onSearch,
  onAction
}: RemoteListProps<Row>) => {
  const text = useText()
  const [loaded, load] = useLoaded(askKey + writeList(address, ''), ask)
  const shown = shownOf(loaded)
  return (
    <DataTable
      remote
      rowKey={rowKey}
      addressKey=""
      keepAs={`deploy ${name}`}
      label={title}
      columns={columns}
      actions={actions ?? []}
      rows={shown?.list}
      total={shown?.total ?? 0}
      size={limits.pageSize}
      loading={loaded.state === 'loading'}
      error={loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
      emptyTitle={isFiltered(address) ? text('empty.filtered') : emptyTitle}
      onRetry={load}
      onAction={({ action, keys }) => onAction?.(action, keys[0] ?? '')}
    >
      <ListFilters text={address.text} help={searchHelp} choice={choice} onSearch={onSearch} />
    </DataTable>
  )
}
