import { $language } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '#kit/adapters/react.ts'
import { searchText, textMaxLength } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'

/** Milliseconds that the search waits for the next letter. */
const typingMs = 300

/** A search that waits for the next letter, so that a word is one question to the cloud. */
export const useTypedSearch = (search: (text: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = (typed: string): void => {
    clearTimeout(timer.current)
    search(searchText(typed))
  }
  const soon = (typed: string): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => now(typed), typingMs)
  }
  return { now, soon }
}

export type Choice = {
  label: string
  value: string
  options: readonly { value: string; name: string }[]
  change: (value: string) => void
}
type ListFiltersProps = { text: string; help: string; choice?: Choice | undefined; onSearch: (text: string) => void }

/** The search field above a list, and one choice. */
export const ListFilters = ({ text: shown, help, choice, onSearch }: ListFiltersProps) => {
  const text = useText()
  const language = useStore($language)
  const [typed, setTyped] = useState(shown)
  const search = useTypedSearch(onSearch)
  // Back and Forward change the search in the address. The field follows, unless it has the same text.
  useEffect(() => setTyped(now => (searchText(now) === shown ? now : shown)), [shown])

  const typing = (now: string): void => {
    setTyped(now)
    search.soon(now)
  }
  return (
    <search slot="toolbar">
      <form
        className="filters"
        aria-label={text('filters.label')}
        onSubmit={event => {
          event.preventDefault()
          search.now(typed)
        }}
      >
        <label className="search">
          <span className="unseen">{text('filters.text')}</span>
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={textMaxLength}
            placeholder={help}
            value={typed}
            onChange={({ currentTarget }) => typing(currentTarget.value)}
          />
        </label>
        {choice !== undefined && (
          <sl-select
            // A control shows the words with which it was made.
            key={language}
            className="chip"
            clearable
            label={choice.label}
            placeholder={choice.label}
            value={choice.value}
            onsl-change={({ currentTarget }) =>
              choice.change(String((currentTarget as HTMLElementTagNameMap['sl-select']).value))
            }
          >
            {choice.value !== '' && <span slot="prefix">{choice.label}</span>}
            {choice.options.map(({ value, name }) => (
              <sl-option key={value} value={value}>
                {name}
              </sl-option>
            ))}
          </sl-select>
        )}
      </form>
    </search>
  )
}
