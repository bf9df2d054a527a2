import { portalElement } from '../define/define.ts'
import base from '../shared/base.css'
import pager from '../shared/pager.css'
import { StandalonePager } from './portal-pager.tsx'

/**
 * Goes from page to page of a list: the total, one page back, five numbers, one page on. It holds no list. The listener
 * to its event shows the page and sets `page`.
 *
 * @tag portal-pager
 * @attr {number} total - How many rows the whole list has.
 * @attr {number} page - The page that is shown, from 1.
 * @attr {number} size - Rows of a page; 10.
 * @prop {number} total - See the attribute.
 * @prop {number} page - See the attribute.
 * @prop {number} size - See the attribute.
 * @fires {CustomEvent<{ page: number }>} portal-page-change - Another page is wanted.
 */
export class PortalPager extends portalElement(StandalonePager, {
  attributes: { total: 'number', page: 'number', size: 'number' },
  events: { onPageChange: 'portal-page-change' },
  styles: [base, pager]
}) {}

declare global {
  interface HTMLElementTagNameMap {
    'portal-pager': PortalPager
  }
}
