import { navigate, sentenceOf } from '@portal/session'
import { html, type TemplateResult } from 'lit'
import * as limits from '#contract/limits.ts'
import { type Chip, createFilters, createSource } from '#kit/adapters/lit.ts'
import { type Filters, isFiltered, type ListAddress, readList, writeList } from '#kit/list-address.pure.ts'
import type { Now, Surroundings } from '../view.ts'
import { filterWords } from './filter-words.ts'

type Table = HTMLElementTagNameMap['portal-table']
type Page<Row> = { list: Row[]; total: number }

type Plan<Row extends object, Filter extends string, Sort extends string> = {
  /** The name under which a person's choice of columns is kept. */
  name: string
  rowKey: keyof Row & string
  filters: Filters<Filter>
  sorts: readonly Sort[]
  ask: (address: ListAddress<Filter, Sort>, now: Now) => Promise<Page<Row>>
}

type Look = {
  label: string
  columns: Table['columns']
  emptyText?: string
  searchHelp?: string
  /** In the menu of each row, and in the bar that selected rows bring. */
  actions?: Table['actions']
  onAction?: (keys: readonly string[], action: string) => void
  chips?: readonly Omit<Chip & { filter: string }, 'value' | 'change'>[]
}

const none: Table['actions'] = []

/** A list of the cloud, a page at a time, with filters and order in the address. */
export const createRemoteList = <Row extends object, Filter extends string, Sort extends string>(
  { name, rowKey, filters, sorts, ask }: Plan<Row, Filter, Sort>,
  { context, update }: Surroundings
) => {
  const source = createSource<Page<Row>>(update)
  const read = (): ListAddress<Filter, Sort> => readList(context.route$.get().search, filters, sorts)
  const show = (part: Partial<ListAddress<Filter, Sort>>): void => {
    const { pathname, search } = context.route$.get()
    const before = read()
    const wanted = { ...before, page: 1, ...part }
    const query = writeList(wanted, search)
    const typedOn = before.text !== '' && wanted.text !== '' && before.text !== wanted.text
    if (query !== writeList(before, search)) navigate(pathname + query, typedOn ? 'replace' : 'push')
  }
  const line = createFilters(text => show({ text }))
  return {
    arrive: (now: Now): void => {
      const address = read()
      source.ask(`${now.language} ${writeList(address, '')}`, () => ask(address, now))
    },
    again: source.again,
    draw: (
      { label, columns, emptyText, actions = none, onAction, searchHelp, chips = [] }: Look,
      now: Now
    ): TemplateResult => {
      const address = read()
      const loaded = source.get()
      const shown = source.shown()
      const above = chips.map(({ filter, ...one }) => ({
        ...one,
        value: address.chosen[filter as Filter],
        change: (value: string) => show({ chosen: { ...address.chosen, [filter]: value } })
      }))
      return html`
        <portal-table
          remote row-key=${rowKey} address-key="" keep-as="resourceweb ${name}"
          .label=${label} .columns=${columns} .rows=${shown?.list} .total=${shown?.total ?? 0} .size=${limits.pageSize}
          .loading=${loaded.state === 'loading'} .error=${loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
          .emptyTitle=${now.text(isFiltered(address) ? 'empty.filtered' : 'empty.title')}
          .emptyText=${isFiltered(address) ? undefined : emptyText}
          .actions=${actions} .manyActions=${actions}
          @portal-table-retry=${source.again}
          @portal-table-action=${({ detail }: CustomEvent<{ keys: readonly string[]; action: string }>) =>
            onAction?.(detail.keys, detail.action)}
        >
          ${line.draw(
            { chips: above, ...(searchHelp === undefined ? {} : { text: { value: address.text, help: searchHelp } }) },
            filterWords(now)
          )}
        </portal-table>
      `
    },
    end: (): void => {
      source.end()
      line.end()
    }
  }
}

/** Makes a value again only for another key: the table keeps what hangs on its columns. */
export const keptBy = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  let kept: { key: Key; value: Value } | undefined
  return key => {
    if (kept?.key !== key) kept = { key, value: make(key) }
    return kept.value
  }
}
