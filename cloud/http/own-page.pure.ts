/** A request's claim about the page that made it. */
export type PageClaim = {
  /** The Origin header: browsers send it with every request that could change something, and scripts can't. */
  origin: string | undefined
  /** The Sec-Fetch-Site header: how the browser itself compares the page with us. Plain http has none. */
  fetchSite: string | undefined
  /** The host that the browser asked for. */
  host: string
}

/**
 * Whether a request comes from a page of the portal, or from a program (threats T34). A foreign page must not sign its
 * visitors in as its owner, request codes in their names, or open a live channel.
 *
 * - A program (curl, a robot) sends neither header, could send any, and holds nobody's cookies: it goes on.
 * - A page of an allowed origin goes on: a portal on another origin than its cloud.
 * - Else the browser's own comparison decides where there is one. It also holds behind a proxy that changes the host.
 * - Else the origin's host has to be ours. The scheme is not compared: TLS often ends in front of the cloud.
 */
export const isOwnPage = ({ origin, fetchSite, host }: PageClaim, allowed: readonly string[]): boolean => {
  if (origin === undefined) return fetchSite === undefined || ownSites.includes(fetchSite)
  const url = URL.parse(origin)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false
  if (allowed.includes(url.origin)) return true
  if (fetchSite !== undefined) return ownSites.includes(fetchSite)
  return url.host === URL.parse(`${url.protocol}//${host}`)?.host
}

/** `none` is a person who typed the address. A neighbour below the same domain (`same-site`) is somebody else. */
const ownSites = ['same-origin', 'none']
