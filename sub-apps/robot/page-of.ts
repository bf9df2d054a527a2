import { pathBelow } from '#kit/path-below.ts'

/** The pages of this application: the list, and a page for unknown addresses. */
export type Page = 'list' | 'missing'

/** The page of an address; undefined for an address of another application. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined) return undefined
  return below === '' || below === '/list' ? 'list' : 'missing'
}
