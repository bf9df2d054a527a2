const fileFolders = ['/assets/', '/sub-apps/', '/dev/']

/**
 * Whether a request that no file answers is for one of the portal's pages. A missing script must never be: the page
 * with status 200 in its place is what breaks module loading in the strangest ways.
 */
export const wantsPage = (method: string, path: string, accept: string | undefined): boolean => {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (fileFolders.some(folder => path.startsWith(folder))) return false
  if (accept?.includes('text/html')) return true
  // Command-line clients take anything; a path without a dot is then a page's and not a file's.
  const takesAnything = accept === undefined || accept.includes('*/*')
  return takesAnything && !path.slice(path.lastIndexOf('/')).includes('.')
}
