import { $language } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '#kit/adapters/react.ts'
import { searchText, textMaxLength } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'

/** Milliseconds that the search waits for the next letter. */
const typingMs = 300

type Choice = { label: string; options: readonly { value: string; name: string }[] }
type ListFiltersProps = {
  text: string
  choice: string
  /** A further filter beside the search field. */
  choices?: Choice
  /** Without it, the list has no search field. */
  searchHelp?: string
  onChange: (part: { text?: string; choice?: string }) => void
}

/** The search field above a list, and one more choice. */
export const ListFilters = ({ text: shown, choice, choices, searchHelp, onChange }: ListFiltersProps) => {
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
        {choices !== undefined && (
          <sl-select
            // A control shows the words with which it was made.
            key={language}
            className="chip"
            clearable
            label={choices.label}
            placeholder={choices.label}
            value={choice}
            onsl-change={({ currentTarget }) =>
              onChange({ choice: String((currentTarget as HTMLElementTagNameMap['sl-select']).value) })
            }
          >
            {choice !== '' && <span slot="prefix">{choices.label}</span>}
            {choices.options.map(({ value, name }) => (
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
