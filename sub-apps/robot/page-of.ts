/** The pages of this application: the list, and a page for unknown addresses. */
export type Page = 'list' | 'missing'

/** The page of an address; undefined for an address of another application. Whole segments are compared. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined
  const below = pathname.slice(basePath.length).replace(/\/$/, '')
  return below === '' || below === '/list' ? 'list' : 'missing'
}
