import { type Translate, translateOr } from '@portal/session'
import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { Icon } from '../pieces/icon.tsx'
import { type Entry, holds } from './entries.ts'
import { iconOf } from './icons.ts'

/** What every row of a menu needs to know, read once by the menu and not by each of its rows. */
export type MenuView = {
  /** Id of the entry that the address belongs to. */
  current: string | undefined
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  translate: Translate
}

/** A row of the menu with the rows below it, which exist only while the group is open: a menu can have thousands. */
export const EntryRow = ({ entry, view, level = 1 }: { entry: Entry; view: MenuView; level?: number }) => {
  const listId = useId()
  const { id, address, children } = entry
  const name = translateOr(entry.langKey, entry.name)
  const isGroup = children.length > 0
  const open = isGroup && view.isOpen(id)
  const disclosure = {
    type: 'button' as const,
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    onClick: () => view.toggle(id)
  }
  const shown = {
    className: holds(id, view.current) ? 'entry around' : 'entry',
    'aria-current': id === view.current ? ('page' as const) : undefined,
    // Only a name that does not fit on its lines needs to be told in another way.
    title: name.length > 30 ? name : undefined,
    part: 'entry'
  }
  const label = (
    <>
      {level === 1 && <Icon node={iconOf(entry.icon)} />}
      <span className="name">{name}</span>
    </>
  )
  return (
    <li>
      {address !== undefined ? (
        <div className="row">
          <a {...shown} href={address}>
            {label}
          </a>
          {isGroup && (
            <button {...disclosure} className="more" aria-label={view.translate('sidebar.more', { name })}>
              <Icon node={ChevronDown} />
            </button>
          )}
        </div>
      ) : isGroup ? (
        <button {...disclosure} {...shown}>
          {label}
          <Icon node={ChevronDown} />
        </button>
      ) : (
        <span {...shown}>{label}</span>
      )}
      {open && (
        <ul id={listId}>
          {children.map(child => (
            <EntryRow key={child.id} entry={child} view={view} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}
