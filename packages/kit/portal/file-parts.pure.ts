import * as limits from '#contract/limits.ts'

/* How a file is cut into parts, and which are still to be sent. */

export const partsOf = (size: number): number => Math.ceil(size / limits.packagePartBytes)

/** Where a part begins and ends in its file. */
export const rangeOf = (size: number, part: number): { from: number; until: number } => ({
  from: part * limits.packagePartBytes,
  until: Math.min(size, (part + 1) * limits.packagePartBytes)
})

/** The numbers of the parts that are missing, in their order. */
export const missingParts = (size: number, there: readonly number[]): number[] => {
  const known = new Set(there)
  return Array.from({ length: partsOf(size) }, (_, part) => part).filter(part => !known.has(part))
}

/** Whole per cent; less than a hundred while something is missing. */
export const percentOf = (done: number, all: number): number => (all === 0 ? 100 : Math.floor((done / all) * 100))

/** Bytes in hexadecimal. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
