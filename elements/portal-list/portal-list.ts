import { portalElement } from '../define/define.ts'
import cards from '../portal-table/cards.css'
import table from '../portal-table/portal-table.css'
import base from '../shared/base.css'
import { takeReactProps } from '../shared/react-props.ts'
import styles from './portal-list.css'
import { List } from './portal-list.tsx'

/**
 * A list of the cloud with search, filters, sorting, pages, acts, news and export. It asks for its rows by itself: a page
 * gives columns, filters, and the call. Search, filters, order, page and size are in the address, so Reload, Back and a
 * shared link show the same list.
 *
 * @tag portal-list
 * @attr {string} label - The list's name for screen readers.
 * @attr {string} row-key - The property of a row that names it; `id`.
 * @attr {string} keep-as - Lets a person choose columns, and keeps the choice on this device under this name.
 * @attr {string} file-name - Offers all rows as a CSV file of this name, up to 10,000.
 * @attr {string} search-help - The fields that the search looks in, as a hint. Without it, there is no search field.
 * @attr {string} empty-title - The title where there are no rows at all.
 * @attr {string} empty-text - The text that says what to do then.
 * @attr {number} size - Rows of a page where nobody chose; 10.
 * @attr {string} ask-key - Another value asks the cloud again.
 * @attr {string} address-key - Stands before the list's names in the address, with a dot, where a page has two lists.
 * @attr {number} every-ms - Asks again each so many milliseconds, for rows that change by themselves.
 * @attr {boolean} show-new - New rows show at once, for answers that a person waits for. Without it, they are offered.
 * @prop {string} label - See the attribute.
 * @prop {string} rowKey - See the attribute.
 * @prop {string} keepAs - See the attribute.
 * @prop {string} fileName - See the attribute.
 * @prop {string} searchHelp - See the attribute.
 * @prop {string} emptyTitle - See the attribute.
 * @prop {string} emptyText - See the attribute.
 * @prop {number} size - See the attribute.
 * @prop {string} askKey - See the attribute.
 * @prop {string} addressKey - See the attribute.
 * @prop {number} everyMs - See the attribute.
 * @prop {boolean} showNew - See the attribute.
 * @prop {readonly TableColumn[]} columns - The columns, in their order.
 * @prop {readonly ListFilter[]} filters - The filters, in their order.
 * @prop {readonly ListAct[]} acts - What can be done with a row.
 * @prop {readonly ListManyAct[]} manyActs - What can be done with many rows.
 * @prop {(question: ListQuestion, signal?: AbortSignal) => Promise<ListAnswer>} ask - Asks the cloud for a page. The signal aborts when the answer is no longer wanted.
 * @prop {readonly LiveAction[]} news - The news of the live channel after which the list asks again.
 */
export class PortalList extends portalElement(List, {
  attributes: {
    label: 'string',
    rowKey: 'string',
    keepAs: 'string',
    fileName: 'string',
    searchHelp: 'string',
    emptyTitle: 'string',
    emptyText: 'string',
    size: 'number',
    askKey: 'string',
    addressKey: 'string',
    everyMs: 'number',
    showNew: 'boolean'
  },
  properties: ['columns', 'filters', 'acts', 'manyActs', 'ask', 'news'],
  styles: [base, table, cards, styles]
}) {
  constructor() {
    super()
    takeReactProps(this)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-list': PortalList
  }
}
