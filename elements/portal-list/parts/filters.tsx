import type { ListFilter, ListView } from '#contract/page/list.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { isFiltered, namesOf, withFilter } from '../decide/list-view.pure.ts'
import { FilterField } from './filter-field.tsx'
import { SearchField } from './search-field.tsx'

type FiltersProps = {
  view: ListView
  filters: readonly ListFilter[]
  /** Without it, the list has no search field. */
  searchHelp: string | undefined
  onShow: (wanted: ListView) => void
}

/** The search field and the filters above a list, with a button that clears them all. */
export const Filters = ({ view, filters, searchHelp, onShow }: FiltersProps) => {
  const translate = useTranslate()
  const shown = filters.filter(it => it.rare !== true || namesOf(it).some(name => view.filters[name] !== undefined))
  if (searchHelp === undefined && shown.length === 0) return null
  return (
    <search className="filters" aria-label={translate('list.filters')}>
      {searchHelp !== undefined && (
        <SearchField searched={view.text} help={searchHelp} onSearch={text => onShow({ ...view, text, page: 1 })} />
      )}
      {shown.map(filter => (
        <FilterField
          key={namesOf(filter)[0]}
          filter={filter}
          values={view.filters}
          onChange={(name, value) => onShow(withFilter(view, name, value))}
        />
      ))}
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
