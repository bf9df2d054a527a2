import {
  $language,
  $menu,
  $offered,
  $route,
  $session,
  $sidebar,
  $translateOr,
  $unread,
  $visibleMenu
} from '@portal/session'
import { useMemo } from 'react'
import { subAppOf } from '#contract/page/sub-apps/sub-apps.ts'
import { givenEntries, type SidebarEntry } from '../shared/given-entries.ts'
import { homeAddress } from '../shared/home.ts'
import { useMatches } from '../shared/hooks/use-matches.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useStoreLater } from '../shared/hooks/use-store-later.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { currentEntry, entriesOf } from '../shared/menu-entries.pure.ts'
import { middleScreen, narrowScreen } from '../shared/narrow-screen.ts'
import { Drawer } from './drawer.tsx'
import { Menu, type Situation } from './menu.tsx'
import { useOpenGroups } from './use-open-groups.ts'

export type SidebarProps = {
  /** Whether the drawer is open. From 768 px on, the sidebar is always visible. */
  open?: boolean
  /** Whether the page is a sub-application inside another portal, which already has a sidebar (docs/requirements.md §2). */
  subAppMode?: boolean
  /** The menu, instead of the session's. The dashboard is not added. */
  entries?: readonly SidebarEntry[]
  /** The target of the dashboard's entry; without it, the portal's dashboard. */
  home?: string
  /** The path whose entry is current, instead of the page's own. */
  currentPath?: string
  onMenuClose?: () => void
}

/** The main menu, unless another portal shows it. */
export const Sidebar = ({ subAppMode = false, ...props }: SidebarProps) => (subAppMode ? null : <MainMenu {...props} />)

/**
 * The dashboard, then the menu entries that the person may open. The markup is the same at every width, because a
 * server does not know the width. On narrow screens the style sheet hides the menu beside the page, and a drawer shows
 * it.
 */
const MainMenu = ({ open = false, entries: given, home, currentPath, onMenuClose }: SidebarProps) => {
  const translate = useTranslate()
  const translateOr = useStore($translateOr)
  const language = useStore($language)
  const narrow = useMatches(narrowScreen)
  const sidebar = useStore($sidebar)
  const isMiddle = useMatches(middleScreen)
  const isAutomatic = sidebar === 'automatic'
  const collapsed = isAutomatic ? isMiddle : sidebar === 'collapsed'
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
  const ofSession = useSituation()
  const dashboard = homeAddress(home)
  const inside = given === undefined && subAppOf(pathname, offered?.named) !== undefined
  const menu = {
    entries,
    situation: given === undefined ? ofSession : 'ready',
    dashboard: given ? undefined : dashboard,
    isAtDashboard: pathname === dashboard
  } as const
  const unread = useStore($unread)
  const view = { current, isOpen, toggle, translate, translateOr, inside, unread }
  return (
    <div className={isAutomatic ? 'root automatic' : 'root'} lang={language}>
      <Menu {...menu} view={{ ...view, collapsed }} place="beside" />
      {narrow && (
        <Drawer open={open} onClose={onMenuClose} translate={translate}>
          <Menu {...menu} view={{ ...view, collapsed: false }} place="drawer" />
        </Drawer>
      )}
    </div>
  )
}

/** Without the user, the menu is still loading: without permissions it would briefly show wrong entries. */
const useSituation = (): Situation => {
  const session = useStore($session)
  const menu = useStore($menu)
  if (session.state === 'guest') return 'guest'
  if (menu.state === 'failed') return 'failed'
  return menu.state === 'ready' && session.state !== 'unknown' ? 'ready' : 'waiting'
}
