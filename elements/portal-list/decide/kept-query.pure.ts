import type { ListView } from '#contract/page/list.ts'
import { type ListRules, readView, writeView } from './list-view.pure.ts'

/* Filters and order of a list, as a person keeps them by name: the query of its address, without page and size. */

/** The query that is kept for a view; empty for the whole list. */
export const keptQueryOf = (view: ListView, rules: ListRules): string =>
  writeView('', { ...view, page: 1, size: rules.size }, { ...rules, addressKey: '' }).replace('?', '')

/** The view of a kept query. It begins with its first page, and has as many rows as the list has now. */
export const viewOfKept = (query: string, { size }: Pick<ListView, 'size'>, rules: ListRules): ListView => ({
  ...readView(query, { ...rules, addressKey: '' }),
  page: 1,
  size
})

/** Names and values, in one order. The values of a filter of many stand in the order of its options, which may change. */
const partsOf = (query: string): string =>
  JSON.stringify([...new URLSearchParams(query)].map(([name, value]) => [name, ...value.split(',').sort()]).sort())

/** Whether two queries find the same rows in the same order. */
export const isSameQuery = (one: string, other: string): boolean => partsOf(one) === partsOf(other)

/** Whether the list knows each part of a kept query. A part of it alone would find other rows. */
export const fitsList = (query: string, rules: ListRules): boolean =>
  isSameQuery(query, keptQueryOf(viewOfKept(query, rules, rules), rules))
