/**
 * Names that page and server agree on. They stand apart from the schemas: the script inside the HTML needs them and
 * nothing that checks.
 */

/** Id of the element that holds the page's configuration. */
export const pageConfigId = 'portal-config'

/** The cookie that holds the session's token. A server that sends the page finds out by it whose frame to draw. */
export const tokenCookie = 'portal_token'

/** Cookies that say how the page is to look. */
export const languageCookie = 'portal_language'
export const themeCookie = 'portal_theme'
export const sidebarCookie = 'portal_sidebar'

/** Where an open page asks what is served now. */
export const releasePath = '/release.json'
