import { ChevronDown, ChevronUp } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { ListFilter, ListView } from '#contract/page/list.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'
import { isActive, isFiltered, namesOf, withFilter } from '../decide/list-view.pure.ts'
import { FilterField } from './filter-field.tsx'
import { SearchField } from './search-field.tsx'

type FiltersProps = {
  view: ListView
  filters: readonly ListFilter[]
  /** Without it, the list has no search field. */
  searchHelp: string | undefined
  onShow: (wanted: ListView) => void
  /** The button that shows the filters on a phone. The search field needs none. */
  fold: ReactNode
}

/** The search field and the filters above a list, with buttons that show more of them and clear them all. */
export const Filters = ({ view, filters, searchHelp, onShow, fold }: FiltersProps) => {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const hasValue = (filter: ListFilter): boolean => isActive(view, filter)
  const hasMore = filters.some(({ more }) => more === true)
  if (searchHelp === undefined && !hasMore && !filters.some(it => it.rare !== true || hasValue(it))) return fold
  const fieldsOf = (shown: readonly ListFilter[]) =>
    shown.map(filter => (
      <FilterField
        key={namesOf(filter)[0]}
        filter={filter}
        values={view.filters}
        onChange={(name, value) => onShow(withFilter(view, name, value))}
      />
    ))
  return (
    <search className="filters" aria-label={translate('list.filters')}>
      {searchHelp !== undefined && (
        <SearchField searched={view.text} help={searchHelp} onSearch={text => onShow({ ...view, text, page: 1 })} />
      )}
      {fold}
      {fieldsOf(filters.filter(it => it.more !== true && (it.rare !== true || hasValue(it))))}
      {hasMore && (
        <button
          data-click="list.more"
          type="button"
          className="chip"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {translate('list.more')}
          <Icon node={isOpen ? ChevronUp : ChevronDown} />
        </button>
      )}
      {/* Behind the button, so that the next Tab leads to them. */}
      {fieldsOf(filters.filter(it => it.more === true && (isOpen || hasValue(it))))}
      {isFiltered(view) && (
        <button
          data-click="list.clear"
          type="button"
          className="quiet"
          onClick={() => onShow({ ...view, text: '', filters: {}, page: 1 })}
        >
          {translate('list.clear')}
        </button>
      )}
    </search>
  )
}
