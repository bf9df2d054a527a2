import type { Language } from '#contract/languages.ts'

/** Every event that an element of the portal sends, and its `detail`. All of them bubble and leave shadow roots. */
export type PortalEvents = {
  /** The menu button was pressed; `open` is what the person wants the sidebar's drawer to be. */
  'portal-menu-toggle': { open: boolean }
  /** The sidebar's drawer closed. */
  'portal-menu-close': undefined
  /** A language was picked; with a session the elements change to it by themselves. */
  'portal-language-change': { language: Language }
  /** Log-out was pressed; with a session it is ended as well. */
  'portal-sign-out': undefined
  /** The bell was pressed; `open` is what the message drawer becomes. */
  'portal-messages-toggle': { open: boolean }
  /** The message drawer closed. */
  'portal-messages-close': undefined
  /** Messages that were given by property were opened, or marked read all at once. */
  'portal-messages-read': { messageRecordIds: readonly number[] }
  /** Something is to be said that stands in no element; sent to the document of a page without the portal around it. */
  'portal-notice': { level: 'info' | 'success' | 'warning' | 'error'; text: string }
  /** The pager was asked for another page. */
  'portal-page-change': { page: number }
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
    'portal-page-change': CustomEvent<PortalEvents['portal-page-change']>
  }
}
