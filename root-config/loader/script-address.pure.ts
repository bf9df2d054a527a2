/**
 * Whether the loader may make a script of an address: one of the page's own origin, or of the origin of a module in the
 * import map. Later parts of a module lie beside it.
 * @param url the whole address
 * @param page the address of the page
 * @param modules addresses of the import map
 */
export const isScriptAddress = (url: string, page: string, modules: readonly string[]): boolean => {
  const address = URL.parse(url)
  // A blob has the origin of the page that made it, and its text is anybody's.
  if (address === null || !/^https?:$/.test(address.protocol)) return false
  return [page, ...modules].some(it => URL.parse(it, page)?.origin === address.origin)
}
