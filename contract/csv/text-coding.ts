import { type LocalCoding, likenessOf } from './likeness.ts'

/* Pure: which coding the bytes of a text file are in, and their text. */

/** The codings in which a spreadsheet saves a file: of every country, of China, of Japan and of Korea. */
export const textCodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'shift_jis', 'euc-kr'] as const
export type TextCoding = (typeof textCodings)[number]

/** The text of bytes in a coding; undefined where one of them can't be in it. */
export const decodeAs = (bytes: Uint8Array, coding: TextCoding): string | undefined => {
  try {
    return new TextDecoder(coding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The order is that of equal texts: Korean bytes are a part of those of Chinese, so they are looked at first. */
const localCodings: readonly LocalCoding[] = ['euc-kr', 'shift_jis', 'gb18030']

/** The coding that the first bytes name: by a mark, or by the empty half of a Latin letter, as titles begin with one. */
const namedCoding = ([first, second]: Uint8Array): TextCoding | undefined => {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : undefined
}

/**
 * The coding of the bytes of a text; undefined where they fit none. Bytes that are right in UTF-8 are hardly ever anything
 * else. Other ones are compared by the signs that they make.
 */
export const codingOf = (bytes: Uint8Array): TextCoding | undefined => {
  const named = namedCoding(bytes)
  if (named !== undefined) return decodeAs(bytes, named) === undefined ? undefined : named
  if (decodeAs(bytes, 'utf-8') !== undefined) return 'utf-8'
  let best: { coding: LocalCoding; points: number } | undefined
  for (const coding of localCodings) {
    const text = decodeAs(bytes, coding)
    if (text === undefined) continue
    const points = likenessOf(text, coding)
    if (best === undefined || points > best.points) best = { coding, points }
  }
  return best?.coding
}
