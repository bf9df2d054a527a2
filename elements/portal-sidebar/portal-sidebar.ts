import { portalElement } from '../define.ts'
import base from '../pieces/base.css'
import styles from './portal-sidebar.css'
import { Sidebar } from './portal-sidebar.tsx'

/**
 * The main menu: the dashboard, then what the signed-in person may open, as links and groups that open. Under 768 px it
 * is a drawer over the page, which closes by its button, by Esc, by its backdrop and by following a link. What it shows
 * comes from the session; it fetches nothing unless the person asks again after a failure.
 *
 * @tag portal-sidebar
 * @attr {boolean} open - Whether the drawer is open. The element takes it away when the drawer closes.
 * @prop {boolean} open - See the attribute.
 * @fires {CustomEvent<undefined>} portal-menu-close - The drawer closed.
 * @csspart nav - The navigation landmark.
 * @csspart entry - A link, a group's button, or a name without an address.
 */
export class PortalSidebar extends portalElement(Sidebar, {
  attributes: { open: 'boolean' },
  events: { onMenuClose: 'portal-menu-close' },
  styles: [base, styles]
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
