import { pathBelow } from '#kit/path-below.pure.ts'

/** The pages of this application, and a page for unknown addresses. */
export type Page =
  | { kind: 'list' }
  | { kind: 'map' }
  | { kind: 'new' }
  | { kind: 'import' }
  | { kind: 'store'; storeId: number }
  | { kind: 'edit'; storeId: number }
  | { kind: 'missing' }

/** Ids in the cloud's form. Other spellings of a number are refused. */
const storeAddress = /^\/([1-9]\d{0,8})(\/edit)?$/

/** The page of an address; undefined for an address of another application. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined) return undefined
  if (below === '' || below === '/list') return { kind: 'list' }
  if (below === '/map') return { kind: 'map' }
  if (below === '/new') return { kind: 'new' }
  if (below === '/import') return { kind: 'import' }
  const [, id, edit] = storeAddress.exec(below) ?? []
  if (id === undefined) return { kind: 'missing' }
  return { kind: edit === undefined ? 'store' : 'edit', storeId: Number(id) }
}
