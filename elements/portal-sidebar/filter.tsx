import type { Translate } from '@portal/session'
import { Search } from 'lucide'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useComposed } from '../shared/hooks/use-composed.ts'
import { useEnteredEarly } from '../shared/hooks/use-entered-early.ts'
import { usePart } from '../shared/hooks/use-part.ts'
import { Icon } from '../shared/icon.tsx'
import type { MenuEntry } from '../shared/menu-entries.pure.ts'

const loadResults = () => import('./filter-results.tsx')

type Props = {
  entries: readonly MenuEntry[]
  inside: boolean
  translate: Translate
  /** The menu itself, shown while the field is empty. */
  children: ReactNode
}

/** The field above the menu. Typed text replaces the menu by matching entries from every level. */
export const Filter = ({ entries, inside, translate, children }: Props) => {
  const [typed, setTyped] = useState('')
  // A deferred value: searching a long menu must not delay typing.
  const sought = useDeferredValue(useComposed(typed).trim())
  const [part, want] = usePart(loadResults)
  const found = sought === '' ? undefined : part?.findEntries(entries, sought)

  const type = (text: string): void => {
    want()
    setTyped(text)
  }
  const field = useRef<HTMLInputElement>(null)
  useEnteredEarly(field, typed, type)

  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || typed === '') return
    // The first Esc clears the field. With an empty field, Esc closes the drawer.
    event.preventDefault()
    setTyped('')
  }
  return (
    <>
      <search className="filter">
        <Icon node={Search} />
        <input
          ref={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={translate('sidebar.filter')}
          aria-label={translate('sidebar.filter')}
          value={typed}
          onFocus={want}
          onChange={event => type(event.target.value)}
          onKeyDown={clearOnEscape}
        />
      </search>
      {/* It has to be there before there is something to say. */}
      <output>
        {found &&
          (found.length === 0 ? translate('sidebar.noneFound') : translate('sidebar.found', { count: found.length }))}
      </output>
      <div className="scroll">
        {part === undefined || found === undefined ? (
          children
        ) : (
          <part.FilterResults found={found} inside={inside} translate={translate} onFollow={() => setTyped('')} />
        )}
      </div>
    </>
  )
}
