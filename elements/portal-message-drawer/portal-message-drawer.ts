import { portalElement } from '../define/define.ts'
import base from '../shared/base.css'
import pager from '../shared/pager.css'
import styles from './portal-message-drawer.css'
import { MessageDrawer } from './portal-message-drawer.tsx'

/**
 * The messages of the signed-in person beside the page: unread, read, all. A click outside does not close it; Esc, its
 * button and the bell of the header do. Under 768 px it covers the page and is modal. What it shows comes from the
 * session, which keeps it up to date through the live channel.
 *
 * @tag portal-message-drawer
 * @attr {boolean} open - Opens it; the element takes it away when the drawer closes. The bell opens it without.
 * @prop {boolean} open - See the attribute.
 * @prop {readonly Message[]} messages - All messages, the newest first, in place of the session's.
 * @fires {CustomEvent<undefined>} portal-messages-close - The drawer closed.
 * @fires {CustomEvent<{ messageRecordIds: readonly number[] }>} portal-messages-read - Messages of the property were read.
 */
export class PortalMessageDrawer extends portalElement(MessageDrawer, {
  attributes: { open: 'boolean' },
  properties: ['messages'],
  events: { onMessagesClose: 'portal-messages-close', onMessagesRead: 'portal-messages-read' },
  styles: [base, pager, styles]
}) {
  constructor() {
    super()
    // As `<dialog>` does: whether it is open is the element's own state, which others may set.
    this.addEventListener('portal-messages-close', () => {
      this.open = false
    })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-message-drawer': PortalMessageDrawer
  }
}
