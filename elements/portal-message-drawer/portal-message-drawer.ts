import { portalElement } from '../define/define.ts'
import base from '../shared/base.css'
import pager from '../shared/pager.css'
import styles from './portal-message-drawer.css'
import { MessageDrawer } from './portal-message-drawer.tsx'

/**
 * The messages of the signed-in person beside the page: unread, read, all. Esc, its button, and the bell in the header
 * close it. A click outside does not. Under 768 px it covers the page and is modal. The messages come from the session,
 * which updates them through the live channel.
 *
 * @tag portal-message-drawer
 * @attr {boolean} open - Opens the drawer. The element removes the attribute when the drawer closes. The bell works without it.
 * @prop {boolean} open - See the attribute.
 * @prop {readonly Message[]} messages - All messages, the newest first, instead of the session's.
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
    // Like `<dialog>`: the element changes its own `open` state, and other code may set it.
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
