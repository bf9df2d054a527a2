import { $language, whenComposed } from '@portal/session'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from '#kit/adapters/react.ts'
import { isFiltered, searchText, textMaxLength } from '#kit/list-address.pure.ts'
import { countriesIn } from '#kit/portal/country-names.ts'
import { Chip } from '#kit/portal/react/chip.tsx'
import type { StoreFilter } from '../list/store-filter.pure.ts'
import { useText } from '../texts.ts'

/** Milliseconds that the search waits for the next letter. */
const typingMs = 300

type StoreFiltersProps = { filter: StoreFilter; onChange: (filter: StoreFilter) => void; onClear: () => void }

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

  const change = (part: Partial<StoreFilter>, search = typed): void => {
    clearTimeout(timer.current)
    onChange({ ...filter, text: searchText(search), page: 1, ...part })
  }
  const typing = (now: string): void => {
    setTyped(now)
    clearTimeout(timer.current)
    if (searchText(now) !== filter.text) timer.current = setTimeout(() => whenComposed(() => change({}, now)), typingMs)
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
        <label className="search">
          <span className="unseen">{text('filters.text')}</span>
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
        <Chip
          label={text('column.country')}
          value={filter.chosen.country}
          options={countries.map(({ code, name }) => ({ value: code, name }))}
          onChange={country => change({ chosen: { country } })}
        />
        {isFiltered(filter) && (
          <button type="button" className="button quiet" onClick={clear}>
            {text('filters.clear')}
          </button>
        )}
      </form>
    </search>
  )
}
