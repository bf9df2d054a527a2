/** The pages of this application: the list, and what stands at addresses that it has no page for. */
export type Page = 'list' | 'missing'

/** Which page an address is; undefined where it is not this application's. Whole segments are compared. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined
  const below = pathname.slice(basePath.length).replace(/\/$/, '')
  return below === '' || below === '/list' ? 'list' : 'missing'
}
