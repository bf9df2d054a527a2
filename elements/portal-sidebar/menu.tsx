import { collapseSidebar, loadMenu } from '@portal/session'
import { House, PanelLeftClose, PanelLeftOpen } from 'lucide'
import { useRef } from 'react'
import { useLocked } from '../shared/hooks/use-locked.ts'
import { Icon } from '../shared/icon.tsx'
import type { MenuEntry } from '../shared/menu-entries.pure.ts'
import { EntryRows, type MenuView } from './entry-rows.tsx'
import { Filter } from './filter.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { nameTips } from './name-tips.ts'

export type Situation = 'guest' | 'waiting' | 'failed' | 'ready'

type Props = {
  entries: readonly MenuEntry[]
  situation: Situation
  /** The address of the dashboard, with which the list starts; undefined without one. */
  dashboard: string | undefined
  isAtDashboard: boolean
  view: MenuView
  /** Beside the page, the menu can be collapsed. The style sheet hides this button on narrow screens. */
  place: 'beside' | 'drawer'
}

/** The navigation: a filter field, the entries, and the button that collapses them to icons. */
export const Menu = ({ entries, situation, dashboard, isAtDashboard, view, place }: Props) => {
  const { translate, collapsed, inside } = view
  const nav = useRef<HTMLElement>(null)
  const [asking, askAgain] = useLocked(loadMenu)
  const rows = (
    <>
      {dashboard !== undefined && situation !== 'guest' && translate('sidebar.dashboard') !== '' && (
        <ul>
          <li>
            <a
              data-click="sidebar.dashboard"
              className="entry"
              data-top=""
              href={dashboard}
              aria-current={isAtDashboard ? 'page' : undefined}
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
              // The retry button disappears with the failure. The focus stays in the menu.
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
  return (
    <nav
      ref={nav}
      className={collapsed ? `${place} collapsed` : place}
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
      {situation !== 'guest' && place === 'beside' && (
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
}
