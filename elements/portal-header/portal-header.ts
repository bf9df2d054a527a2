import { portalElement } from '../define/define.ts'
import { hydratedElement } from '../define/hydrate.tsx'
import { Header } from './portal-header.tsx'
import { headerStyles } from './styles.ts'

/**
 * The bar above every page. It has mark and name, which link to the dashboard, and the command palette (also by Ctrl or
 * Cmd K). It shows unread messages, language, full screen, theme, and the signed-in person with their menu. The values
 * come from the session. Parts that few people need are loaded on first use.
 *
 * @tag portal-header
 * @attr {string} portal-name - Name of the product, beside the mark.
 * @attr {boolean} menu-open - Whether the sidebar's drawer is open; told by the menu button of screens under 768 px.
 * @attr {string} home - The target of mark, name and the palette's dashboard: a path or an http address; without it, `/dashboard`.
 * @attr {number} unread - The number at the bell, instead of the session's.
 * @prop {string} portalName - See `portal-name`.
 * @prop {boolean} menuOpen - See `menu-open`.
 * @prop {string} home - See the attribute.
 * @prop {number} unread - See the attribute.
 * @prop {Person} person - The person to show as signed in, `{ name, tenant }`, instead of the session's user.
 * @fires {CustomEvent<{ open: boolean }>} portal-menu-toggle - The menu button was pressed; `open` is the requested state.
 * @fires {CustomEvent<{ open: boolean }>} portal-messages-toggle - The bell was pressed; `open` is the new state of the drawer.
 * @fires {CustomEvent<{ language: Language }>} portal-language-change - A language was picked.
 * @fires {CustomEvent<undefined>} portal-sign-out - Log-out was pressed; with a session it is ended as well.
 * @csspart brand - Mark and name of the product.
 * @csspart account - Initial, name and tenant of the signed-in person: the button of their menu.
 */
export class PortalHeader extends portalElement(Header, {
  attributes: { portalName: 'string', menuOpen: 'boolean', home: 'string', unread: 'number' },
  properties: ['person'],
  events: {
    onMenuToggle: 'portal-menu-toggle',
    onMessagesToggle: 'portal-messages-toggle',
    onLanguageChange: 'portal-language-change',
    onSignOut: 'portal-sign-out'
  },
  styles: headerStyles,
  make: hydratedElement
}) {}

declare global {
  interface HTMLElementTagNameMap {
    'portal-header': PortalHeader
  }
}
