/** The names in sessionStorage. The values survive a reload and belong to one tab. */
export const storedInTab = {
  /** The address of the page in whose place /401 is shown. */
  closedPage: 'portal_closed_page',
  /** What one person typed in forms and did not send yet. */
  drafts: 'portal_drafts',
  /** The open sub-application of the tab. */
  openApplication: 'portal_open_application',
  /** `mobile` inside the mobile app: docs/requirements.md §3's h5 loading flag. */
  layout: 'portal_layout',
  /** The sub-application that was opened with `micro=true`. */
  micro: 'portal_micro',
  /** The portal loaded the page again, because an application had changed it for good. */
  reloaded: 'portal_reloaded',
  /** Whether the tab has no sidebar: `on` or `off`. The first address of the tab decides. */
  subAppMode: 'portal_sub_app_mode'
} as const
