import { whenComposed } from '@portal/session'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { searchText, textMaxLength } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'

/** Milliseconds that the search waits for the next letter, so that a word is one question to the cloud. */
const typingMs = 300

type FiltersProps = {
  /** The search in the address, and what to do with another one. */
  search?: { text: string; help: string; onSearch: (text: string) => void }
  children: ReactNode
}

/** The line above goods: a search field, and the chips that are its children. */
export const Filters = ({ search, children }: FiltersProps) => {
  const text = useText()
  const shown = search?.text ?? ''
  const [typed, setTyped] = useState(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and Forward change the search in the address. The field follows, unless it has the same text.
  useEffect(() => setTyped(now => (searchText(now) === shown ? now : shown)), [shown])

  const latest = useRef(search)
  latest.current = search
  const searchAfter = (wanted: string, milliseconds: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => whenComposed(() => latest.current?.onSearch(searchText(wanted))), milliseconds)
  }
  return (
    <search>
      <form
        className="filters"
        aria-label={text('filters.label')}
        onSubmit={event => {
          event.preventDefault()
          searchAfter(typed, 0)
        }}
      >
        {search !== undefined && (
          <label className="search">
            <span className="unseen">{text('filters.text')}</span>
            <input
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={textMaxLength}
              placeholder={search.help}
              value={typed}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value)
                searchAfter(value, typingMs)
              }}
            />
          </label>
        )}
        {children}
      </form>
    </search>
  )
}
