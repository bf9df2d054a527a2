import type { Translate, TranslateOr } from '@portal/session'
import { ChevronDown } from 'lucide'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { subAppPath } from '#contract/page/sub-apps/sub-apps.ts'
import { Icon } from '../shared/icon.tsx'
import { holds, type MenuEntry } from '../shared/menu-entries.pure.ts'
import { linkOf } from '../shared/menu-link.ts'
import { Flyout } from './flyout.tsx'
import { iconOf } from './icons.ts'

/** Shared values of all rows. The menu reads them once, instead of every row. */
export type MenuView = {
  /** Id of the entry that the address belongs to. */
  current: string | undefined
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  translate: Translate
  translateOr: TranslateOr
  /** Whether only icons are shown. A group then opens beside its icon. */
  collapsed: boolean
  /** Whether the page is in sub-app mode: links then carry its query (docs/requirements.md §2). */
  inside: boolean
  /** The number of unread messages, for the entry of the message centre. */
  unread: number | undefined
}

const messageCentre = subAppPath('message')

/** Number of rows of a group that are drawn at first, and per press on "more". A group can have thousands. */
const rowsAtOnce = 100

type Props = { id?: string; entries: readonly MenuEntry[]; view: MenuView; level: number }

/**
 * The entries of a group as a list. A very long list shows its first rows, the current entry, and a button for more.
 */
export const EntryRows = ({ id, entries, view, level }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState(rowsAtOnce)
  const current = entries.findIndex(entry => holds(entry.id, view.current))
  const count = Math.max(wanted, current + 1)
  const rest = entries.length - count

  // The focus moves to the first new row.
  const first = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (first.current === undefined || wanted === rowsAtOnce) return
    list.current?.children[first.current]?.querySelector<HTMLElement>('a, button')?.focus()
    first.current = undefined
  }, [wanted])

  const showMore = (): void => {
    first.current = count
    setWanted(count + rowsAtOnce)
  }
  return (
    <ul id={id} ref={list}>
      {entries.slice(0, count).map(entry => (
        <EntryRow key={entry.id} entry={entry} view={view} level={level} />
      ))}
      {rest > 0 && (
        <li>
          <button data-click="sidebar.more" className="entry" type="button" onClick={showMore}>
            <span className="name">{view.translate('sidebar.showMore', { count: Math.min(rest, rowsAtOnce) })}</span>
          </button>
        </li>
      )}
    </ul>
  )
}

/** A menu row with its child rows. They exist only while the group is open, because a menu can have thousands. */
const EntryRow = ({ entry, view, level }: { entry: MenuEntry; view: MenuView; level: number }) => {
  const listId = useId()
  const { id, address, newTab, absent, children } = entry
  const { collapsed, translate, inside } = view
  const name = view.translateOr(entry.langKey, entry.name)
  const isGroup = children.length > 0
  const flies = collapsed && level === 1
  const open = isGroup && !flies && view.isOpen(id)
  const disclosure = {
    type: 'button' as const,
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    onClick: () => view.toggle(id)
  }
  const shown = {
    className: holds(id, view.current) ? 'entry around' : 'entry',
    'aria-current': id === view.current ? ('page' as const) : undefined,
    // Only a name that does not fit on its lines needs a tooltip.
    title: !flies && name.length > 30 ? name : undefined,
    part: 'entry',
    'data-top': level === 1 ? '' : undefined
  }
  const label = (
    <>
      {level === 1 && <Icon node={iconOf(entry.icon)} />}
      <span className="name">
        {name}
        {absent && <span className="absent"> {translate('sidebar.absent')}</span>}
      </span>
      {newTab && <span className="unseen"> ({translate('sidebar.newTab')})</span>}
      {entry.path === messageCentre && <span className="count" data-count={view.unread || ''} />}
    </>
  )
  const rows = () => <EntryRows id={listId} entries={children} view={view} level={level + 1} />
  return (
    <li>
      {address !== undefined ? (
        <div className="row">
          <a data-click="sidebar.entry" {...shown} {...linkOf(address, newTab, inside)}>
            {label}
          </a>
          {isGroup && (
            <button
              data-click="sidebar.group"
              {...disclosure}
              className="more"
              aria-label={translate('sidebar.more', { name })}
            >
              <Icon node={ChevronDown} />
            </button>
          )}
        </div>
      ) : !isGroup ? (
        <span {...shown}>{label}</span>
      ) : flies ? (
        <Flyout name={name} button={{ ...shown, children: label }}>
          {rows}
        </Flyout>
      ) : (
        <button data-click="sidebar.group" {...disclosure} {...shown}>
          {label}
          <Icon node={ChevronDown} />
        </button>
      )}
      {open && rows()}
    </li>
  )
}
