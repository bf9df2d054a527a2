const fileFolders = ['/assets/', '/sub-apps/', '/dev/', '/.well-known/', '/metrics/']

/** Crawlers, scrapers and browsers ask for these by themselves, and would take a page for the file. */
const wellKnownFiles = ['/robots.txt', '/favicon.ico', '/metrics', '/.well-known']

/**
 * Whether a request that no file answers is for one of the portal's pages. A missing script must never be: the page
 * with status 200 in its place is what breaks module loading in the strangest ways.
 */
export const wantsPage = (method: string, path: string, accept: string | undefined): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (fileFolders.some(folder => path.startsWith(folder)) || wellKnownFiles.includes(path)) return false
  if (accept?.includes('text/html')) return true
  // Command-line clients take anything; a path without a dot is then a page's and not a file's.
  const takesAnything = accept === undefined || accept.includes('*/*')
  return takesAnything && !path.slice(path.lastIndexOf('/')).includes('.')
}
