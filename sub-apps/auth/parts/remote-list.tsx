import { navigate, sentenceOf } from '@portal/session'
import * as limits from '#contract/limits.ts'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { isFiltered, type ListAddress, writeList } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'
import { ListFilters } from './list-filters.tsx'

type Table = HTMLElementTagNameMap['portal-table']

type RemoteListProps<Row extends object> = {
  /** The name under which the person's choice of columns is kept. */
  name: string
  title: string
  rowKey: keyof Row & string
  columns: Table['columns']
  address: ListAddress<'choice', string>
  search: string
  /** The address of the list's page, without its query. */
  path: string
  ask: () => Promise<{ list: Row[]; total: number }>
  searchHelp?: string
  /** A sentence that tells how the list gets its first entry. */
  emptyText?: string
  choices?: Parameters<typeof ListFilters>[0]['choices']
}

/** A list of the cloud, a page at a time, with its filters in the address. */
export const RemoteList = <Row extends object>({
  name,
  title,
  rowKey,
  columns,
  address,
  search,
  path,
  ask,
  searchHelp,
  emptyText,
  choices
}: RemoteListProps<Row>) => {
  const text = useText()
  const [loaded, load] = useLoaded(writeList(address, ''), ask)
  const shown = shownOf(loaded)
  const change = ({
    text = address.text,
    choice = address.chosen.choice
  }: {
    text?: string
    choice?: string
  }): void => {
    const wanted = { ...address, text, chosen: { choice }, page: 1 }
    if (writeList(wanted, search) !== writeList(address, search))
      navigate(path + writeList(wanted, search), address.text !== '' && wanted.text !== '' ? 'replace' : 'push')
  }
  return (
    <portal-table
      remote
      rowKey={rowKey}
      addressKey=""
      keepAs={`auth ${name}`}
      label={title}
      columns={columns}
      rows={shown?.list}
      total={shown?.total ?? 0}
      size={limits.pageSize}
      loading={loaded.state === 'loading'}
      error={loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
      emptyTitle={text(isFiltered(address) ? 'empty.filtered' : 'empty.title')}
      emptyText={isFiltered(address) ? text('empty.filteredText') : (emptyText ?? text('empty.text'))}
      onportal-table-retry={load}
    >
      {(searchHelp !== undefined || choices !== undefined) && (
        <ListFilters
          text={address.text}
          choice={address.chosen.choice}
          onChange={change}
          {...(searchHelp === undefined ? {} : { searchHelp })}
          {...(choices === undefined ? {} : { choices })}
        />
      )}
    </portal-table>
  )
}
