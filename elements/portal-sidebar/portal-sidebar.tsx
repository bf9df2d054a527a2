import { useStore } from '@nanostores/react'
import { $language, $menu, $route, $session, $visibleMenu, loadMenu, paths } from '@portal/session'
import { House } from 'lucide'
import { useMemo, useRef } from 'react'
import { Icon } from '../pieces/icon.tsx'
import { useLocked } from '../pieces/use-locked.ts'
import { narrowScreen, useMatches } from '../pieces/use-matches.ts'
import { useTranslate } from '../pieces/use-translate.ts'
import { Drawer } from './drawer.tsx'
import { currentEntry, entriesOf } from './entries.ts'
import { EntryRow } from './entry-row.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { useOpenGroups } from './use-open-groups.ts'

export type SidebarProps = {
  /** Whether the drawer is open; on screens from 768 px on the sidebar is always there. */
  open?: boolean
  onMenuClose?: () => void
}

/** The main menu: the dashboard, then what the person may open of the menu that the cloud sent. */
export const Sidebar = ({ open = false, onMenuClose }: SidebarProps) => {
  const translate = useTranslate()
  const language = useStore($language)
  const narrow = useMatches(narrowScreen)
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useStore($route)
  const items = useStore($visibleMenu)
  const entries = useMemo(() => entriesOf(items), [items])
  const current = useMemo(() => currentEntry(entries, pathname), [entries, pathname])
  const [isOpen, toggle] = useOpenGroups(current)
  const [asking, askAgain] = useLocked(loadMenu)
  const situation = useSituation()

  const menu = (
    <nav ref={nav} tabIndex={-1} aria-label={translate('sidebar.label')} part="nav">
      {situation !== 'guest' && translate('sidebar.dashboard') !== '' && (
        <ul>
          <li>
            <a
              className="entry"
              href={paths.dashboard}
              aria-current={pathname === paths.dashboard ? 'page' : undefined}
              part="entry"
            >
              <Icon node={House} />
              <span className="name">{translate('sidebar.dashboard')}</span>
            </a>
          </li>
          {situation === 'ready' &&
            entries.map(entry => (
              <EntryRow key={entry.id} entry={entry} view={{ current, isOpen, toggle, translate }} />
            ))}
        </ul>
      )}
      {situation === 'waiting' && <MenuSkeleton translate={translate} />}
      {situation === 'ready' && entries.length === 0 && <p className="note">{translate('sidebar.empty')}</p>}
      {situation === 'failed' && (
        <div className="note" role="alert">
          <p>{translate('sidebar.failed')}</p>
          <button
            className="retry"
            type="button"
            aria-disabled={asking}
            onClick={() => {
              // The button goes with the failure; the focus stays in the menu.
              nav.current?.focus()
              askAgain()
            }}
          >
            {translate('sidebar.retry')}
          </button>
        </div>
      )}
    </nav>
  )
  return (
    <div className="root" lang={language}>
      {narrow ? (
        <Drawer open={open} onClose={onMenuClose} translate={translate}>
          {menu}
        </Drawer>
      ) : (
        menu
      )}
    </div>
  )
}

type Situation = 'guest' | 'waiting' | 'failed' | 'ready'

/** A menu without its user is still waited for: without permissions it would be the wrong one for a moment. */
const useSituation = (): Situation => {
  const session = useStore($session)
  const menu = useStore($menu)
  if (session.state === 'guest') return 'guest'
  if (menu.state === 'failed') return 'failed'
  return menu.state === 'ready' && session.state === 'member' ? 'ready' : 'waiting'
}
