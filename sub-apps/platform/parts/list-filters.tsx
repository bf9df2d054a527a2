import { $language } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '#kit/adapters/react.ts'
import { searchText, textMaxLength } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'

/** Milliseconds that the search waits for the next letter. */
const typingMs = 300

/** A filter of a list: one of a few values, or one day in Beijing; or all. */
export type Choice<Filter extends string> = {
  filter: Filter
  label: string
  options: readonly { value: string; name: string }[] | 'day'
  /** The options are ids, of which the first ones are offered. An address may have another one. */
  anyId?: boolean
}

type ListFiltersProps<Filter extends string> = {
  text: string
  chosen: Readonly<Record<Filter, string>>
  choices: readonly Choice<Filter>[]
  /** Without it, the list has no search field. */
  searchHelp: string | undefined
  onChange: (part: { text?: string; chosen?: Record<Filter, string> }) => void
}

/** The search field above a list, and its filters. */
export const ListFilters = <Filter extends string>(props: ListFiltersProps<Filter>) => {
  const { text: shown, chosen, choices, searchHelp, onChange } = props
  const text = useText()
  const language = useStore($language)
  const [typed, setTyped] = useState(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and Forward change the search in the address. The field follows, unless it has the same text.
  useEffect(() => setTyped(now => (searchText(now) === shown ? now : shown)), [shown])

  const typing = (now: string): void => {
    setTyped(now)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange({ text: searchText(now) }), typingMs)
  }
  return (
    <search slot="toolbar">
      <form
        className="filters"
        aria-label={text('filters.label')}
        onSubmit={event => {
          event.preventDefault()
          clearTimeout(timer.current)
          onChange({ text: searchText(typed) })
        }}
      >
        {searchHelp !== undefined && (
          <label className="search">
            <span className="unseen">{text('filters.text')}</span>
            <input
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={textMaxLength}
              placeholder={searchHelp}
              value={typed}
              onChange={({ target }) => typing(target.value)}
            />
          </label>
        )}
        {choices.map(({ filter, label, options }) =>
          options === 'day' ? (
            <label key={filter} className="field">
              <span className="quiet">{label}</span>
              <input
                type="date"
                value={chosen[filter]}
                onChange={({ target }) => onChange({ chosen: { ...chosen, [filter]: target.value } })}
              />
            </label>
          ) : (
            <sl-select
              // A control shows the words with which it was made.
              key={filter + language}
              className="chip"
              clearable
              label={label}
              placeholder={label}
              value={chosen[filter]}
              onsl-change={({ currentTarget }) =>
                onChange({
                  chosen: { ...chosen, [filter]: String((currentTarget as HTMLElementTagNameMap['sl-select']).value) }
                })
              }
            >
              {chosen[filter] !== '' && <span slot="prefix">{label}</span>}
              {options.map(({ value, name }) => (
                <sl-option key={value} value={value}>
                  {name}
                </sl-option>
              ))}
            </sl-select>
          )
        )}
      </form>
    </search>
  )
}
