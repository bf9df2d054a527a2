/** The results of the sidebar's filter. Loaded when a person is about to type. */
import { type Translate, translateOr } from '@portal/session'
import { useState } from 'react'
import { Icon } from '../shared/icon.tsx'
import { type Destination, destinationsOf, type MenuEntry } from '../shared/menu-entries.pure.ts'
import { linkOf } from '../shared/menu-link.ts'
import { bestFirst } from '../shared/search-text.pure.ts'
import { iconOf } from './icons.ts'

const nameOf = ({ langKey, name }: MenuEntry): string => translateOr(langKey, name)

/** Entries whose name in the current language matches the text. Names that begin with it come first. */
export const findEntries = (entries: readonly MenuEntry[], typed: string): Destination[] =>
  bestFirst(destinationsOf(entries), ({ entry }) => nameOf(entry), typed)

/** Most results shown. One letter matches hundreds of names, and people type another letter before reading more. */
const shownAtOnce = 50

type Props = { found: readonly Destination[]; inside: boolean; translate: Translate; onFollow: () => void }

/** The results, each with the groups that contain it. */
export const FilterResults = ({ found, inside, translate, onFollow }: Props) => {
  const [count, setCount] = useState(shownAtOnce)
  const rest = found.length - count
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click on it
    <ul
      className="results"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a') !== null) onFollow()
      }}
    >
      {found.slice(0, count).map(({ entry, address, way }) => (
        <li key={entry.id}>
          <a data-click="sidebar.found" className="entry" part="entry" {...linkOf(address, entry.newTab, inside)}>
            <Icon node={iconOf((way[0] ?? entry).icon)} />
            <span className="found">
              <span>{nameOf(entry)}</span>
              {way.length > 0 && <span className="way">{way.map(nameOf).join(' › ')}</span>}
              {entry.absent && <span className="absent"> {translate('sidebar.absent')}</span>}
              {entry.newTab && <span className="unseen"> ({translate('sidebar.newTab')})</span>}
            </span>
          </a>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            data-click="sidebar.more"
            className="entry"
            type="button"
            onClick={() => setCount(count + shownAtOnce)}
          >
            <span className="name">{translate('sidebar.showMore', { count: Math.min(rest, shownAtOnce) })}</span>
          </button>
        </li>
      )}
    </ul>
  )
}
