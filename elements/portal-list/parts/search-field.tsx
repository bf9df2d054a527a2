import { whenComposed } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { searchText, textMaxLength } from '#contract/page/search-text.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'

/** A person who types pauses for so many milliseconds before the search begins. */
const pauseMs = 300

type SearchFieldProps = {
  /** The text that the list is searched for. */
  searched: string
  /** The fields that are searched, as a hint. */
  help: string
  onSearch: (text: string) => void
}

/** A search field that searches while a person types. Enter searches at once. */
export const SearchField = ({ searched, help, onSearch }: SearchFieldProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(searched)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef(searched)
  // Back and Forward change the search in the address, and the field follows. A search of the field's own changes
  // nothing here: letters that were typed meanwhile stay.
  if (shown.current !== searched) {
    shown.current = searched
    if (searchText(typed) !== searched && timer.current === undefined) setTyped(searched)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    onSearch(searchText(text))
  }
  return (
    <label className="search">
      <span className="unseen">{translate('list.search')}</span>
      <input
        type="search"
        data-click="list.search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={textMaxLength}
        placeholder={help}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => whenComposed(() => search(target.value)), pauseMs)
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') search(currentTarget.value)
        }}
      />
    </label>
  )
}
