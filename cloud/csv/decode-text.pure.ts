/** The coding that the first bytes name. Excel writes "Unicode text" as UTF-16 with such a mark. */
const codingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark; undefined for bytes that are neither. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(codingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
