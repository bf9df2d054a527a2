import { useStore } from '@nanostores/react'
import {
  $language,
  $menu,
  $offered,
  $route,
  $session,
  $sidebarCollapsed,
  $visibleMenu,
  collapseSidebar,
  loadMenu,
  paths
} from '@portal/session'
import { House, PanelLeftClose, PanelLeftOpen } from 'lucide'
import { useMemo, useRef } from 'react'
import { subAppOf } from '#contract/sub-apps.ts'
import { givenEntries, type SidebarEntry } from '../pieces/given-entries.ts'
import { Icon } from '../pieces/icon.tsx'
import { currentEntry, entriesOf } from '../pieces/menu-entries.ts'
import { narrowScreen } from '../pieces/narrow-screen.ts'
import { useLocked } from '../pieces/use-locked.ts'
import { useMatches } from '../pieces/use-matches.ts'
import { useStoreLater } from '../pieces/use-store-later.ts'
import { useTranslate } from '../pieces/use-translate.ts'
import { Drawer } from './drawer.tsx'
import { EntryRows } from './entry-rows.tsx'
import { Filter } from './filter.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { nameTips } from './name-tips.ts'
import { useOpenGroups } from './use-open-groups.ts'

export type SidebarProps = {
  /** Whether the drawer is open; on screens from 768 px on the sidebar is always there. */
  open?: boolean
  /** Whether the page around is a sub-application's inside a portal, which has a sidebar already (spec §2). */
  subAppMode?: boolean
  /** The menu, in place of the session's; nothing is put before it. */
  entries?: readonly SidebarEntry[]
  /** The path whose entry is marked as the current one, in place of the page's own. */
  currentPath?: string
  onMenuClose?: () => void
}

/** The main menu, where nobody else shows it. */
export const Sidebar = ({ subAppMode = false, ...props }: SidebarProps) => (subAppMode ? null : <MainMenu {...props} />)

/** The dashboard, then what the person may open of the menu that the cloud sent. */
const MainMenu = ({ open = false, entries: given, currentPath, onMenuClose }: SidebarProps) => {
  const translate = useTranslate()
  const language = useStore($language)
  const narrow = useMatches(narrowScreen)
  const collapsed = useStore($sidebarCollapsed) && !narrow
  const nav = useRef<HTMLElement>(null)
  const route = useStoreLater($route)
  const pathname = currentPath ?? route.pathname
  const items = useStore($visibleMenu)
  const offered = useStore($offered)
  const entries = useMemo(
    () => (given === undefined ? entriesOf(items, offered) : givenEntries(given)),
    [given, items, offered]
  )
  const current = useMemo(() => currentEntry(entries, pathname), [entries, pathname])
  const [isOpen, toggle] = useOpenGroups(current)
  const [asking, askAgain] = useLocked(loadMenu)
  const ofSession = useSituation()
  const situation = given === undefined ? ofSession : 'ready'
  const inside = given === undefined && subAppOf(pathname) !== undefined
  const view = { current, isOpen, toggle, translate, collapsed, inside }

  const rows = (
    <>
      {given === undefined && situation !== 'guest' && translate('sidebar.dashboard') !== '' && (
        <ul>
          <li>
            <a
              data-click="sidebar.dashboard"
              className="entry"
              data-top=""
              href={paths.dashboard}
              aria-current={pathname === paths.dashboard ? 'page' : undefined}
              part="entry"
            >
              <Icon node={House} />
              <span className="name">{translate('sidebar.dashboard')}</span>
            </a>
          </li>
        </ul>
      )}
      {situation === 'ready' && entries.length > 0 && <EntryRows entries={entries} view={view} level={1} />}
      {situation === 'waiting' && <MenuSkeleton translate={translate} />}
      {situation === 'ready' && entries.length === 0 && <p className="note">{translate('sidebar.empty')}</p>}
      {situation === 'failed' && (
        <div className="note" role="alert">
          <p>{translate('sidebar.failed')}</p>
          <button
            data-click="sidebar.retry"
            className="retry"
            type="button"
            aria-disabled={asking !== 'free'}
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
    </>
  )
  const menu = (
    <nav
      ref={nav}
      className={collapsed ? 'collapsed' : undefined}
      tabIndex={-1}
      aria-label={translate('sidebar.label')}
      part="nav"
      {...nameTips(collapsed)}
    >
      {situation === 'guest' || collapsed ? (
        <div className="scroll">{rows}</div>
      ) : (
        <Filter entries={entries} inside={inside} translate={translate}>
          {rows}
        </Filter>
      )}
      {situation !== 'guest' && !narrow && (
        <button
          data-click="sidebar.collapse"
          className="entry collapse"
          data-top=""
          type="button"
          onClick={() => collapseSidebar(!collapsed)}
        >
          <Icon node={collapsed ? PanelLeftOpen : PanelLeftClose} />
          <span className="name">{translate(collapsed ? 'sidebar.expand' : 'sidebar.collapse')}</span>
        </button>
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
