/** Every event that an element of the portal sends, and its `detail`. All of them bubble and leave shadow roots. */
export type PortalEvents = {
  /** The menu button was pressed; `open` is what the person wants the sidebar's drawer to be. */
  'portal-menu-toggle': { open: boolean }
  /** The sidebar's drawer closed. */
  'portal-menu-close': undefined
}

declare global {
  interface GlobalEventHandlersEventMap {
    'portal-menu-toggle': CustomEvent<PortalEvents['portal-menu-toggle']>
    'portal-menu-close': CustomEvent<PortalEvents['portal-menu-close']>
  }
}
