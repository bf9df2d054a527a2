/** The pages of this application, and what stands at addresses that it has no page for. */
export type Page =
  | { kind: 'list' }
  | { kind: 'new' }
  | { kind: 'store'; storeId: number }
  | { kind: 'edit'; storeId: number }
  | { kind: 'missing' }

/** Ids as the cloud counts them, without what a number could be written like besides. */
const storeAddress = /^\/([1-9]\d{0,8})(\/edit)?$/

/** Which page an address is; undefined where it is not this application's. Whole segments are compared. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return undefined
  const below = pathname.slice(basePath.length).replace(/\/$/, '')
  if (below === '' || below === '/list') return { kind: 'list' }
  if (below === '/new') return { kind: 'new' }
  const [, id, edit] = storeAddress.exec(below) ?? []
  if (id === undefined) return { kind: 'missing' }
  return { kind: edit === undefined ? 'store' : 'edit', storeId: Number(id) }
}
