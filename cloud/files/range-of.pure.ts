const pattern = /^bytes=(\d{1,12})?-(\d{1,12})?$/

/**
 * The range of a file that a header asks for (RFC 9110, 14.2): from a place, up to one, or the last bytes.
 * @returns undefined for no header, and for one that is not understood or lies outside
 */
export const rangeOf = (header: string | undefined, size: number): { from: number; until: number } | undefined => {
  const [, first, last] = pattern.exec(header ?? '') ?? []
  if (first === undefined && last === undefined) return undefined
  const from = first === undefined ? Math.max(0, size - Number(last)) : Number(first)
  const until = first === undefined || last === undefined ? size : Math.min(size, Number(last) + 1)
  return from < until ? { from, until } : undefined
}

/** Whether a header asks for one range of bytes, none of which the file has (RFC 9110, 15.5.17). */
export const isOutside = (header: string | undefined, size: number): boolean => {
  const [, first, last] = pattern.exec(header ?? '') ?? []
  if (first === undefined) return last !== undefined && Number(last) === 0
  return Number(first) >= size
}
