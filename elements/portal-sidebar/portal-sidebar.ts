import { portalElement } from '../define/define.ts'
import { hydratedElement } from '../define/hydrate.tsx'
import { Sidebar } from './portal-sidebar.tsx'
import { sidebarStyles } from './styles.ts'

/**
 * The main menu: the dashboard, then the entries that the signed-in person may open, as links and groups, with a filter
 * field. It collapses to icons, and the choice is stored. Under 768 px it is a drawer over the page. The drawer closes by
 * its button, Esc, its backdrop, or a link. The entries come from the session or from `entries`. The element makes no
 * request, except when the person tries again after a failure.
 *
 * @tag portal-sidebar
 * @attr {boolean} open - Whether the drawer is open. The element removes the attribute when the drawer closes.
 * @attr {boolean} sub-app-mode - Whether the page is a sub-application inside another portal, which has a sidebar already.
 * @attr {string} home - The target of the dashboard's entry: a path or an http address; without it, `/dashboard`.
 * @attr {string} current-path - The path whose entry is marked as the current one; without it the page's own.
 * @prop {boolean} open - See the attribute.
 * @prop {string} home - See the attribute.
 * @prop {string} currentPath - See `current-path`.
 * @prop {readonly SidebarEntry[]} entries - The menu, `{ name, address, icon, newTab, entries }[]`, instead of the session's.
 * @prop {boolean} subAppMode - See `sub-app-mode`.
 * @fires {CustomEvent<undefined>} portal-menu-close - The drawer closed.
 * @csspart nav - The navigation landmark.
 * @csspart entry - A link, a group's button, or a name without an address.
 */
export class PortalSidebar extends portalElement(Sidebar, {
  attributes: { open: 'boolean', subAppMode: 'boolean', home: 'string', currentPath: 'string' },
  properties: ['entries'],
  events: { onMenuClose: 'portal-menu-close' },
  styles: sidebarStyles,
  make: hydratedElement
}) {
  constructor() {
    super()
    // As `<dialog>` does: whether it is open is the element's own state, which others may set.
    this.addEventListener('portal-menu-close', () => {
      this.open = false
    })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-sidebar': PortalSidebar
  }
}
