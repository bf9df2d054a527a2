import type { TableAction, TableRow } from './table.ts'

/** Filters, questions and acts that a page gives to `<portal-list>`. Labels are in the page's own language. */

export type OptionValue = string | number | boolean

export type ListOption = { value: OptionValue; name: string }

/**
 * A filter. Its `key` is its name in the address and in the question to the cloud; spans have two names.
 * - `one`: one of some values. With `ids`, an address may have an id that is not among the options.
 * - `many`: any of some values.
 * - `day`: one day in Beijing, as `2026-03-31`.
 * - `days`: from one day to another; each end may be open.
 * - `numbers`: whole numbers from and to, within the bounds.
 */
export type ListFilter = {
  /** Shown only where the address has a value of it: links of other pages lead here with one. */
  rare?: boolean
  /** Shown where a person opens "More filters", or where the address has a value of it. */
  more?: boolean
} & (
  | { kind: 'one'; key: string; label: string; options: readonly ListOption[]; ids?: boolean }
  | { kind: 'many'; key: string; label: string; options: readonly ListOption[] }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'days'; from: string; to: string; label: string }
  | { kind: 'numbers'; from: string; to: string; label: string; least: number; most: number; unit?: string }
)

export type FilterValue = OptionValue | readonly OptionValue[]

/** The search, filters, order, page and size of a list. The address keeps them. */
export type ListView = {
  /** Empty for everything. */
  text: string
  /** The values by their names in the address. A filter that leaves nothing out is not here. */
  filters: Readonly<Record<string, FilterValue>>
  /** A column, or `-` and a column for descending; empty for the order of the cloud. */
  sort: string
  /** From 1. */
  page: number
  /** Rows of a page. */
  size: number
}

/** The question to the cloud for one page of a list, with the values of the filters by their names. */
export type ListQuestion = { pageNo: number; size: number; text?: string; sort?: string; [name: string]: unknown }

/** The answer of the cloud: the rows of the page, and how many there are on all pages. */
export type ListAnswer = { list: readonly TableRow[]; total: number }

/** Something that a person can do with one row. An address makes the act a link. */
export type ListAct<Row extends TableRow = TableRow> = TableAction<Row> & {
  /** Does the act. The list is asked for again where the answer is true. */
  run?(row: Row): Promise<boolean>
}

/** Something that a person can do with many rows. Each function answers whether the list is asked for again. */
export type ListManyAct<Row extends TableRow = TableRow, Question = ListQuestion> = {
  key: string
  text: string
  danger?: boolean
  /** Does the act with the rows that are ticked. */
  run(rows: readonly Row[]): Promise<boolean>
  /** Does the act with all rows that fit the filters, on all pages. Without it, only ticked rows have the act. */
  runAll?(question: Question, total: number): Promise<boolean>
}
