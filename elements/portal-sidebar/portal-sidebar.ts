import { portalElement } from '../define/define.ts'
import { Sidebar } from './portal-sidebar.tsx'
import { sidebarStyles } from './styles.ts'

/**
 * The main menu: the dashboard, then what the signed-in person may open, as links and groups that open, with a
 * field that filters them. It collapses to icons, which is remembered. Under 768 px it is a drawer over the page, which
 * closes by its button, by Esc, by its backdrop and by following a link. What it shows comes from the session, or from
 * `entries`; it fetches nothing unless the person asks again after a failure.
 *
 * @tag portal-sidebar
 * @attr {boolean} open - Whether the drawer is open. The element takes it away when the drawer closes.
 * @attr {boolean} sub-app-mode - Whether the page around is a sub-application's inside a portal, which has a sidebar already.
 * @attr {string} current-path - The path whose entry is marked as the current one; without it the page's own.
 * @prop {boolean} open - See the attribute.
 * @prop {string} currentPath - See `current-path`.
 * @prop {readonly SidebarEntry[]} entries - The menu, `{ name, address, icon, newTab, entries }[]`, in place of the session's.
 * @prop {boolean} subAppMode - See `sub-app-mode`.
 * @fires {CustomEvent<undefined>} portal-menu-close - The drawer closed.
 * @csspart nav - The navigation landmark.
 * @csspart entry - A link, a group's button, or a name without an address.
 */
export class PortalSidebar extends portalElement(Sidebar, {
  attributes: { open: 'boolean', subAppMode: 'boolean', currentPath: 'string' },
  properties: ['entries'],
  events: { onMenuClose: 'portal-menu-close' },
  styles: sidebarStyles
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
