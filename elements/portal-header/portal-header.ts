import { portalElement } from '../define.ts'
import base from '../pieces/base.css'
import language from '../pieces/language-select.css'
import styles from './portal-header.css'
import { Header } from './portal-header.tsx'

/**
 * The bar above every page: mark and name with the way to the dashboard, number of unread messages, language, who is
 * signed in and for which tenant, log-out. What it shows comes from the session; it fetches nothing itself.
 *
 * @tag portal-header
 * @attr {string} portal-name - Name of the product, beside the mark.
 * @attr {boolean} menu-open - Whether the sidebar's drawer is open; told by the menu button of screens under 768 px.
 * @prop {string} portalName - See `portal-name`.
 * @prop {boolean} menuOpen - See `menu-open`.
 * @fires {CustomEvent<{ open: boolean }>} portal-menu-toggle - The menu button was pressed; `open` is what is wanted.
 * @csspart brand - Mark and name of the product.
 * @csspart account - Name and tenant of who is signed in.
 */
export class PortalHeader extends portalElement(Header, {
  attributes: { portalName: 'string', menuOpen: 'boolean' },
  events: { onMenuToggle: 'portal-menu-toggle' },
  styles: [base, language, styles]
}) {}

declare global {
  interface HTMLElementTagNameMap {
    'portal-header': PortalHeader
  }
}
