import { $language } from '@portal/session'
import { useEffect, useMemo, useRef, useState } from 'react'
import { countriesIn } from './country-names.ts'
import { type Filter, isFiltered, searchText, textMaxLength } from './filter-address.ts'
import { useText } from './texts.ts'
import { useStore } from './use-store.ts'

/** Milliseconds that the search waits for the next letter. */
const typingMs = 300

type StoreFiltersProps = { filter: Filter; onChange: (filter: Filter) => void; onClear: () => void }

/** The search field and the country, above the table. */
export const StoreFilters = ({ filter, onChange, onClear }: StoreFiltersProps) => {
  const text = useText()
  const language = useStore($language)
  const countries = useMemo(() => countriesIn(language), [language])
  const [typed, setTyped] = useState(filter.text)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Back and Forward change the search in the address. The field follows, unless it has the same text.
  useEffect(() => {
    setTyped(now => (searchText(now) === filter.text ? now : filter.text))
  }, [filter.text])

  const change = (part: Partial<Filter>, search = typed): void => {
    clearTimeout(timer.current)
    onChange({ ...filter, text: searchText(search), page: 1, ...part })
  }
  const typing = (now: string): void => {
    setTyped(now)
    clearTimeout(timer.current)
    if (searchText(now) !== filter.text) timer.current = setTimeout(() => change({}, now), typingMs)
  }
  // The clicked button goes away, and the focus must stay on the page.
  const clear = (): void => {
    clearTimeout(timer.current)
    setTyped('')
    field.current?.focus()
    onClear()
  }
  return (
    <search slot="toolbar">
      <form
        className="filters"
        aria-label={text('filters.label')}
        onSubmit={event => {
          event.preventDefault()
          change({})
        }}
      >
        <label className="field">
          <span>{text('filters.text')}</span>
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={textMaxLength}
            placeholder={text('filters.textHelp')}
            ref={field}
            value={typed}
            onChange={({ target }) => typing(target.value)}
          />
        </label>
        <label className="field">
          <span>{text('column.country')}</span>
          <select
            className="select"
            value={filter.country ?? ''}
            onChange={({ target }) => change({ country: countries.find(({ code }) => code === target.value)?.code })}
          >
            <option value="">{text('filters.allCountries')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {isFiltered(filter) && (
          <button type="button" className="button" onClick={clear}>
            {text('filters.clear')}
          </button>
        )}
      </form>
    </search>
  )
}
