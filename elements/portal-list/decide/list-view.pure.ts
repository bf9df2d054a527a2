import { is } from 'valibot'
import { day } from '#contract/calls/figures/days.ts'
import * as limits from '#contract/limits.ts'
import type { FilterValue, ListFilter, ListOption, ListQuestion, ListView, OptionValue } from '#contract/page/list.ts'
import { searchText } from '#contract/page/search-text.ts'

/** The sizes of a page that a person can choose. */
export const pageSizes = [10, 20, 50, 100] as const

/** The filters, orders and sizes that a list has. */
export type ListRules = {
  filters: readonly ListFilter[]
  /** The columns by which it can be sorted. */
  sorts: readonly string[]
  /** Whether it has a search field. */
  searchable: boolean
  /** Rows of a page where nobody chose. */
  size: number
  /** The rows of a page that the person chose for this list; undefined without a choice. */
  keptSize: number | undefined
  /** Stands before each name in the address, with a dot, so that a page can have two lists; empty for none. */
  addressKey: string
}

const inAddress = (addressKey: string, name: string): string => (addressKey === '' ? name : `${addressKey}.${name}`)

const idForm = /^[1-9]\d{0,8}$/
const numberForm = /^-?\d{1,9}$/

const optionOf = (options: readonly ListOption[], written: string): OptionValue | undefined =>
  options.find(({ value }) => String(value) === written)?.value

const numberWithin = (written: string, least: number, most: number): number | undefined => {
  const number = numberForm.test(written) ? Number(written) : undefined
  return number !== undefined && number >= least && number <= most ? number : undefined
}

/** The names of a filter in the address. */
export const namesOf = (filter: ListFilter): readonly string[] =>
  'key' in filter ? [filter.key] : [filter.from, filter.to]

const readValue = (filter: ListFilter, written: string): FilterValue | undefined => {
  switch (filter.kind) {
    case 'one':
      return filter.ids === true && idForm.test(written) ? Number(written) : optionOf(filter.options, written)
    case 'many': {
      const names = new Set(written.split(','))
      const values = filter.options.flatMap(({ value }) => (names.has(String(value)) ? [value] : []))
      return values.length === 0 ? undefined : values
    }
    case 'day':
    case 'days':
      return is(day, written) ? written : undefined
    case 'numbers':
      return numberWithin(written, filter.least, filter.most)
  }
}

const readFilters = (read: (name: string) => string, filters: readonly ListFilter[]): ListView['filters'] =>
  Object.fromEntries(
    filters.flatMap(filter =>
      namesOf(filter).flatMap(name => {
        const value = readValue(filter, read(name))
        return value === undefined ? [] : [[name, value] as const]
      })
    )
  )

/** Reads the view of a list out of the query of an address. Unknown values are left out. */
export const readView = (
  search: string,
  { filters, sorts, searchable, size, keptSize, addressKey }: ListRules
): ListView => {
  const query = new URLSearchParams(search)
  const read = (name: string): string => query.get(inAddress(addressKey, name)) ?? ''
  const sort = read('sort')
  const wantedSize = Number(read('size'))
  return {
    text: searchable ? searchText(read('text')) : '',
    filters: readFilters(read, filters),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    page: numberWithin(read('page'), 1, limits.pageNoMax) ?? 1,
    size: pageSizes.find(it => it === wantedSize) ?? keptSize ?? size
  }
}

/** The query of an address with the view of a list. All that is not the list's stays as it is. */
export const writeView = (search: string, view: ListView, { filters, size, addressKey }: ListRules): string => {
  const query = new URLSearchParams(search)
  const write = (name: string, value: FilterValue | undefined): void => {
    if (value === undefined) query.delete(inAddress(addressKey, name))
    else query.set(inAddress(addressKey, name), String(value))
  }
  write('text', view.text === '' ? undefined : view.text)
  for (const name of filters.flatMap(namesOf)) write(name, view.filters[name])
  write('sort', view.sort === '' ? undefined : view.sort)
  write('page', view.page > 1 ? view.page : undefined)
  write('size', view.size === size ? undefined : view.size)
  return query.size === 0 ? '' : `?${query}`
}

/** Whether a view has a value of a filter. */
export const isActive = ({ filters }: Pick<ListView, 'filters'>, filter: ListFilter): boolean =>
  namesOf(filter).some(name => filters[name] !== undefined)

/** How many filters of a list are active, without the search. From one day to another is one. */
export const activeCount = (view: Pick<ListView, 'filters'>, filters: readonly ListFilter[]): number =>
  filters.filter(filter => isActive(view, filter)).length

/** Whether a view leaves rows out. */
export const isFiltered = ({ text, filters }: Pick<ListView, 'text' | 'filters'>): boolean =>
  text !== '' || Object.keys(filters).length > 0

/** A view with another value of a filter. Another filter makes another list, which begins with its first page. */
export const withFilter = (view: ListView, name: string, value: FilterValue | undefined): ListView => {
  const { [name]: _before, ...others } = view.filters
  return { ...view, filters: value === undefined ? others : { ...others, [name]: value }, page: 1 }
}

/** Text that is typed on is one step of the browser's history, not one for each letter. */
export const historyOf = (before: ListView, wanted: ListView): 'push' | 'replace' =>
  before.text !== '' && wanted.text !== '' && before.text !== wanted.text ? 'replace' : 'push'

/** The question for the page that a view shows. */
export const questionOf = ({ text, filters, sort, page, size }: ListView): ListQuestion => ({
  pageNo: page,
  size,
  ...(text !== '' && { text }),
  ...(sort !== '' && { sort }),
  ...filters
})
