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

/** The path at which an open page asks for the release that is served now. */
export const releasePath = '/release.json'

/** More prefixes than this make an address too long for some servers. */
const prefixesInAddressMax = 200

/** Stands for all sub-applications, in the place of their prefixes. */
export const allSubApps = '*'

/**
 * The same question of a page that does not name all sub-applications of its site.
 * @param prefixes the sub-applications, beside the thirteen, of which the answer tells
 */
export const releasePathOf = (prefixes: readonly string[]): string =>
  `${releasePath}?of=${prefixes.length > prefixesInAddressMax ? allSubApps : prefixes.join()}`
