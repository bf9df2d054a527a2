import type { ListAct, ListAnswer, ListFilter, ListManyAct, ListQuestion, OptionValue } from '#contract/page/list.ts'
import type { LiveAction } from '#contract/page/live.ts'
import type { TableColumn, TableRow } from '#contract/page/table.ts'

/** The values that a person may have chosen in a filter, by their names in the question. */
type ChosenIn<Filter extends ListFilter> = Filter extends { kind: 'one'; key: infer Key extends string }
  ? { [name in Key]?: Filter['ids'] extends true ? number : Filter['options'][number]['value'] }
  : Filter extends { kind: 'many'; key: infer Key extends string }
    ? { [name in Key]?: Filter['options'][number]['value'][] }
    : Filter extends { kind: 'day'; key: infer Key extends string }
      ? { [name in Key]?: string }
      : Filter extends { kind: 'days'; from: infer From extends string; to: infer To extends string }
        ? { [name in From | To]?: string }
        : Filter extends { kind: 'numbers'; from: infer From extends string; to: infer To extends string }
          ? { [name in From | To]?: number }
          : never

type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** All names that a kind of filter may have; another one is a mistake in writing. */
type NamesOf<Filter extends ListFilter> =
  Extract<ListFilter, { kind: Filter['kind'] }> extends infer Kind ? (Kind extends unknown ? keyof Kind : never) : never

/** Refuses names that a filter of its kind does not have. TypeScript lets them pass where it infers a type. */
type Exact<Filters extends readonly ListFilter[]> = {
  readonly [Place in keyof Filters]: Filters[Place] &
    Record<Exclude<keyof Filters[Place], NamesOf<Filters[Place]>>, never>
}

/** The question for one page of a list: page, size, text, order, and the values of its filters. */
export type QuestionOf<Filters extends readonly ListFilter[], Sort extends string = never> = {
  pageNo: number
  size: number
  text?: string
  sort?: Sort | `-${Sort}`
} & ([Filters[number]] extends [never] ? unknown : AllOf<ChosenIn<Filters[number]>>)

/**
 * A list of the cloud, as a page describes it. `filters` and `ask` stand before all that is about rows: the answer of
 * `ask` alone says of which type the rows are.
 */
export type ListPlan<Row extends TableRow, Filters extends readonly ListFilter[], Sort extends string> = {
  /** The list's name for screen readers. */
  label: string
  /**
   * The list's own name. No other list of the portal has it. This device keeps the columns and the size of pages by this name.
   * The cloud keeps the saved filters by it.
   */
  keepAs: string
  /** The property that names a row. */
  rowKey: keyof Row & string
  filters?: Filters & Exact<Filters>
  /** The columns that the cloud can sort by. */
  sortBy?: readonly Sort[]
  /** Asks the cloud for a page. The signal, for `request`, aborts when the answer is no longer wanted. */
  ask: (question: QuestionOf<Filters, Sort>, signal?: AbortSignal) => Promise<{ list: readonly Row[]; total: number }>
  /** Another value asks the cloud again. */
  askKey?: string
  /** Stands before the list's names in the address, with a dot, where a page has two lists. */
  addressKey?: string
  /** Asks again each so many milliseconds, for rows that change by themselves. */
  everyMs?: number
  /** The news of the live channel after which the list asks again. */
  news?: readonly LiveAction[]
  /** New rows show at once, for answers that a person waits for. Without it, they are offered. */
  showNew?: boolean
  /** Offers all rows as a CSV file of this name, up to 10,000. */
  fileName?: string
  columns: readonly TableColumn<NoInfer<Row>>[]
  acts?: readonly ListAct<NoInfer<Row>>[]
  manyActs?: readonly ListManyAct<NoInfer<Row>, QuestionOf<Filters, Sort>>[]
  /** The fields that the search looks in. Without it, there is no search. */
  searchHelp?: string
  emptyTitle?: string
  emptyText?: string
  /** Rows of a page where nobody chose; 10. */
  size?: number
}

/** The properties of `<portal-list>`. */
export type ListProperties = Omit<ListPlan<TableRow, readonly ListFilter[], string>, 'rowKey' | 'ask' | 'sortBy'> & {
  rowKey: string
  ask: (question: ListQuestion, signal?: AbortSignal) => Promise<ListAnswer>
}

/**
 * The properties of a `<portal-list>`, with the types of its question and its rows. Every framework sets them on the tag.
 * The list gives `ask` only values that its filters allow, so the types hold.
 */
export const defineList = <
  Row extends TableRow,
  const Filters extends readonly ListFilter[] = readonly [],
  Sort extends string = never
>({
  sortBy = [],
  columns,
  ...list
}: ListPlan<Row, Filters, Sort>): ListProperties =>
  ({
    ...list,
    columns: columns.map(column => (sortBy.some(key => key === column.key) ? { ...column, sortable: true } : column))
  }) as unknown as ListProperties

/** A filter by one of some values, each with its name. */
export const oneOf = <const Key extends string, Value extends OptionValue>(
  key: Key,
  label: string,
  values: readonly Value[],
  nameOf: (value: Value) => string
) => ({ kind: 'one', key, label, options: values.map(value => ({ value, name: nameOf(value) })) }) as const
