import { portalElement } from '../define/define.ts'
import base from '../shared/base.css'
import { takeReactProps } from '../shared/react-props.ts'
import cards from './cards.css'
import styles from './portal-table.css'
import { Table } from './portal-table.tsx'

/**
 * A table for any list: typed columns, sorting, pages or endless scrolling, selection, actions, a choice of columns, and
 * export. It asks nobody for rows. The page gives them, or hears which rows are wanted and gives those. Where cells act,
 * it is a grid with one stop of Tab; else it is a plain table. Under 720 px the rows are cards.
 *
 * @tag portal-table
 * @attr {string} label - The table's name for screen readers.
 * @attr {string} row-key - The property of a row that names it; `id`.
 * @attr {number} total - With `remote`: rows of all pages.
 * @attr {number} page - The page that is shown, from 1.
 * @attr {number} size - Rows of a page. Without it, given rows are all on one page.
 * @attr {string} sort - The column that the rows are sorted by: `name`, or `-name` for descending.
 * @attr {boolean} remote - The page sorts and cuts the rows into pages. Without it, the table does.
 * @attr {boolean} infinite - More rows are asked for when their end comes near; there is no pager.
 * @attr {boolean} loading - Rows are on their way. Rows that are there stay, dimmed.
 * @attr {string} error - Why the rows could not be loaded; shown with a button that tries again.
 * @attr {string} empty-title - The title where the table has no rows. Children with `slot="empty"` follow it.
 * @attr {string} empty-text - The text that says what to do then.
 * @attr {boolean} selectable - Rows can be selected. `manyActions` says so too.
 * @attr {boolean} compact - Rows of 40 px instead of 52.
 * @attr {string} keep-as - Lets a person choose columns, and keeps the choice on this device under this name.
 * @attr {string} address-key - Keeps sorting and page in the address. With the key `a` the names are `a.sort` and `a.page`; with an empty one, `sort` and `page`.
 * @attr {string} file-name - Offers the rows as a CSV file of this name.
 * @prop {string} label - See the attribute.
 * @prop {string} rowKey - See the attribute.
 * @prop {number} total - See the attribute.
 * @prop {number} page - See the attribute.
 * @prop {number} size - See the attribute.
 * @prop {string} sort - See the attribute.
 * @prop {boolean} remote - See the attribute.
 * @prop {boolean} infinite - See the attribute.
 * @prop {boolean} loading - See the attribute.
 * @prop {string} error - See the attribute.
 * @prop {string} emptyTitle - See the attribute.
 * @prop {string} emptyText - See the attribute.
 * @prop {boolean} selectable - See the attribute.
 * @prop {boolean} compact - See the attribute.
 * @prop {string} keepAs - See the attribute.
 * @prop {string} addressKey - See the attribute.
 * @prop {string} fileName - See the attribute.
 * @prop {readonly TableColumn[]} columns - The columns, in their order.
 * @prop {readonly TableRow[]} rows - The rows, any objects; undefined while there are none yet.
 * @prop {readonly TableAction[]} actions - The actions for a row, in a menu at its end.
 * @prop {readonly TableAction[]} manyActions - The actions for all selected rows.
 * @prop {readonly string[]} selected - The keys of the selected rows. A person can change them.
 * @prop {() => Promise<readonly TableRow[]>} allRows - With `remote`: gives the rows of all pages for the file.
 * @fires {CustomEvent<{ sort: string; page: number }>} portal-table-change - Other rows are wanted.
 * @fires {CustomEvent<undefined>} portal-table-more - With `infinite`: more rows are wanted.
 * @fires {CustomEvent<{ keys: readonly string[] }>} portal-table-select - Other rows are selected.
 * @fires {CustomEvent<{ action: string; keys: readonly string[] }>} portal-table-action - An action was chosen for these rows.
 * @fires {CustomEvent<undefined>} portal-table-retry - Loading failed, and the person wants to try again.
 * @csspart toolbar - The line above the table.
 * @csspart frame - The box around rows and foot.
 * @csspart foot - The line below the rows, with the pager.
 */
export class PortalTable extends portalElement(Table, {
  attributes: {
    label: 'string',
    rowKey: 'string',
    total: 'number',
    page: 'number',
    size: 'number',
    sort: 'string',
    remote: 'boolean',
    infinite: 'boolean',
    loading: 'boolean',
    error: 'string',
    emptyTitle: 'string',
    emptyText: 'string',
    selectable: 'boolean',
    compact: 'boolean',
    keepAs: 'string',
    addressKey: 'string',
    fileName: 'string'
  },
  properties: ['columns', 'rows', 'actions', 'manyActions', 'selected', 'allRows'],
  events: {
    onChange: 'portal-table-change',
    onMore: 'portal-table-more',
    onSelect: 'portal-table-select',
    onAction: 'portal-table-action',
    onRetry: 'portal-table-retry'
  },
  styles: [base, styles, cards]
}) {
  constructor() {
    super()
    takeReactProps(this)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'portal-table': PortalTable
  }
}
