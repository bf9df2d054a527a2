import type { Language } from '#contract/languages.ts'

/** All events of the portal's elements, with their `detail`. All of them bubble and cross shadow roots. */
export type PortalEvents = {
  /** The menu button was pressed. `open` is the requested state of the sidebar's drawer. */
  'portal-menu-toggle': { open: boolean }
  /** The sidebar's drawer closed. */
  'portal-menu-close': undefined
  /** A language was picked. With a session, the elements change to it automatically. */
  'portal-language-change': { language: Language }
  /** Log-out was pressed. With a session, the session ends too. */
  'portal-sign-out': undefined
  /** The bell was pressed. `open` is the new state of the message drawer. */
  'portal-messages-toggle': { open: boolean }
  /** The message drawer closed. */
  'portal-messages-close': undefined
  /** Messages that were set by property were opened, or were all marked as read. */
  'portal-messages-read': { messageRecordIds: readonly number[] }
  /** A notice that belongs to no element, sent to the document of a page without a portal. */
  'portal-notice': { level: 'info' | 'success' | 'warning' | 'error'; text: string }
  /** The person closed a `<portal-notice>`. */
  'portal-notice-close': undefined
  /** The person wants to load again what failed. */
  'portal-notice-retry': undefined
  /** Another page was picked in the pager. */
  'portal-page-change': { page: number }
  /**
   * A dialog closed: by an answer to its question, by its close button, by Esc or the back gesture, or by the page. It
   * does not leave a dialog around it.
   */
  'portal-dialog-close': { reason: 'yes' | 'no' | 'button' | 'escape' | 'page' }
  /** A point of a chart was pressed; `index` counts its labels from 0. */
  'portal-chart-press': { index: number }
  /** The person chose between the own values and those of somebody else, or goes back to the form. */
  'portal-conflict-close': { mine: readonly string[] | undefined }
  /** Other rows are wanted: sorted by `name`, or by `-name` for descending, and of another page. */
  'portal-table-change': { sort: string; page: number }
  /** The end of the rows comes near, and more rows are wanted. */
  'portal-table-more': undefined
  /** Other rows are selected. */
  'portal-table-select': { keys: readonly string[] }
  /** An action was chosen, for the rows with these keys. */
  'portal-table-action': { action: string; keys: readonly string[] }
  /** After an error, the person wants to load the rows again. */
  'portal-table-retry': undefined
}

declare global {
  interface GlobalEventHandlersEventMap {
    'portal-menu-toggle': CustomEvent<PortalEvents['portal-menu-toggle']>
    'portal-menu-close': CustomEvent<PortalEvents['portal-menu-close']>
    'portal-language-change': CustomEvent<PortalEvents['portal-language-change']>
    'portal-sign-out': CustomEvent<PortalEvents['portal-sign-out']>
    'portal-messages-toggle': CustomEvent<PortalEvents['portal-messages-toggle']>
    'portal-messages-close': CustomEvent<PortalEvents['portal-messages-close']>
    'portal-messages-read': CustomEvent<PortalEvents['portal-messages-read']>
    'portal-notice': CustomEvent<PortalEvents['portal-notice']>
    'portal-notice-close': CustomEvent<PortalEvents['portal-notice-close']>
    'portal-notice-retry': CustomEvent<PortalEvents['portal-notice-retry']>
    'portal-page-change': CustomEvent<PortalEvents['portal-page-change']>
    'portal-dialog-close': CustomEvent<PortalEvents['portal-dialog-close']>
    'portal-chart-press': CustomEvent<PortalEvents['portal-chart-press']>
    'portal-conflict-close': CustomEvent<PortalEvents['portal-conflict-close']>
    'portal-table-change': CustomEvent<PortalEvents['portal-table-change']>
    'portal-table-more': CustomEvent<PortalEvents['portal-table-more']>
    'portal-table-select': CustomEvent<PortalEvents['portal-table-select']>
    'portal-table-action': CustomEvent<PortalEvents['portal-table-action']>
    'portal-table-retry': CustomEvent<PortalEvents['portal-table-retry']>
  }
}
