import { navigate, sentenceOf } from '@portal/session'
import { useMemo, useRef } from 'react'
import { is } from 'valibot'
import { day } from '#contract/calls/figures/days.ts'
import * as limits from '#contract/limits.ts'
import { useLoaded, useOwnRoute } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { isFiltered, pageQuery, readList, writeList } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'
import { type Choice, ListFilters } from './list-filters.tsx'
import { useEvery } from './use-every.ts'
import { type Tools, useTools } from './use-tools.ts'

type Table = HTMLElementTagNameMap['portal-table']
export type Columns = Table['columns']

/** Something to do with a row. It is in the menu of the row. */
export type RowAct<Row> = {
  key: string
  text: string
  danger?: boolean
  offered?: (row: Row) => boolean
  /** Makes the act a link. */
  address?: (row: Row) => string
  /** Does the act. The list is asked for again where the answer is true. */
  run?: (row: Row) => Promise<boolean>
}

/** Something to do with the rows that a person has ticked. */
export type ManyAct<Row> = {
  key: string
  text: string
  /** Does the act. The list is asked for again where the answer is true. */
  run: (rows: readonly Row[]) => Promise<boolean>
}

/** The part of a list that its address holds, as the cloud is asked for it. */
export type Asked<Filter extends string> = {
  page: { pageNo: number; size: number; text: string | undefined }
  /** The chosen value of each filter; undefined for all. */
  chosen: Readonly<Record<Filter, string | undefined>>
}

export type RemoteTableProps<Row extends object, Filter extends string> = {
  /** The name under which the person's choice of columns is kept. */
  name: string
  title: string
  rowKey: keyof Row & string
  /** A function outside of any component, so that the columns stay the same while their tools do. */
  columns: (tools: Tools) => Columns
  filters?: readonly Choice<Filter>[]
  searchHelp?: string
  emptyTitle: string
  emptyText?: string
  acts?: readonly RowAct<Row>[]
  manyActs?: readonly ManyAct<Row>[]
  /** Rows of a page. */
  size?: number
  ask: (asked: Asked<Filter>) => Promise<{ list: Row[]; total: number }>
  /** Another one asks again. */
  askKey?: string
  /** Asks again each so many milliseconds, for rows that change by themselves. */
  everyMs?: number
}

/** The values that a filter takes from an address. Of days, whichever the address has is one. */
const valuesOf = <Filter extends string>(
  { filter, options, anyId }: Choice<Filter>,
  search: string
): string[] | 'id' => {
  if (anyId) return 'id'
  if (options !== 'day') return options.map(({ value }) => value)
  const written = new URLSearchParams(search).get(filter)
  return is(day, written) ? [written] : []
}

/** A list of the cloud, a page at a time, with filters and page in the address. */
export const RemoteTable = <Row extends object, Filter extends string = never>({
  name,
  title,
  rowKey,
  columns: columnsOf,
  filters = [],
  searchHelp,
  emptyTitle,
  emptyText,
  acts = [],
  manyActs = [],
  size = limits.pageSize,
  ask,
  askKey = '',
  everyMs
}: RemoteTableProps<Row, Filter>) => {
  const text = useText()
  const tools = useTools()
  const { pathname, search } = useOwnRoute()
  const options = filters.map(choice => [choice.filter, valuesOf(choice, search)] as const)
  const address = readList(search, Object.fromEntries(options) as Record<Filter, string[] | 'id'>, [])
  const columns = useMemo(() => columnsOf(tools), [columnsOf, tools])
  /** Rows that are asked for again by the clock are not dimmed meanwhile. */
  const isQuiet = useRef(false)
  const [loaded, load] = useLoaded(askKey + writeList(address, ''), () => {
    const chosen = Object.entries<string>(address.chosen).map(([key, value]) => [key, value === '' ? undefined : value])
    return ask({ page: pageQuery(address, size), chosen: Object.fromEntries(chosen) })
  })
  if (loaded.state !== 'loading') isQuiet.current = false
  useEvery(everyMs, () => {
    if (loaded.state !== 'ready') return
    isQuiet.current = true
    load()
  })
  const shown = shownOf(loaded)
  const show = (part: { text?: string; chosen?: Record<Filter, string> }): void => {
    const wanted = { ...address, ...part, page: 1 }
    const typedOn = address.text !== '' && wanted.text !== '' && address.text !== wanted.text
    const query = writeList(wanted, search)
    if (query !== writeList(address, search)) navigate(pathname + query, typedOn ? 'replace' : 'push')
  }
  const act = async (key: string, rowIds: readonly string[]): Promise<void> => {
    const rows = shown?.list.filter(it => rowIds.includes(String(it[rowKey]))) ?? []
    const [row] = rows
    const ofRow = acts.find(it => it.key === key)?.run
    const done = ofRow === undefined ? await manyActs.find(it => it.key === key)?.run(rows) : row && (await ofRow(row))
    if (done) load()
  }
  const isLeftOut = isFiltered(address)
  return (
    <portal-table
      remote
      rowKey={rowKey}
      addressKey=""
      keepAs={`platform ${name}`}
      label={title}
      columns={columns}
      actions={acts as Table['actions']}
      manyActions={manyActs}
      rows={shown?.list}
      total={shown?.total ?? 0}
      size={size}
      loading={loaded.state === 'loading' && !isQuiet.current}
      error={loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
      emptyTitle={isLeftOut ? text('empty.filtered') : emptyTitle}
      emptyText={isLeftOut ? undefined : emptyText}
      onportal-table-retry={load}
      onportal-table-action={({ detail }) => void act(detail.action, detail.keys)}
    >
      {(searchHelp !== undefined || filters.length > 0) && (
        <ListFilters
          text={address.text}
          chosen={address.chosen}
          choices={filters}
          searchHelp={searchHelp}
          onChange={show}
        />
      )}
    </portal-table>
  )
}
