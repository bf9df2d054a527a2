/** How deep brackets may nest, and how many values may stand between them; no number of values where none is given. */
export type JsonShape = { depth: number; values?: number }

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a JSON text is as shallow and as small as that. Each bracket that opens and each comma outside of strings counts
 * as a value. The function stops where the shape is exceeded, and never recurses. So it can be asked before anything that
 * walks the values. A recursive reader overflows the stack at some ten thousand levels, and 60 KB hold so many. A schema
 * looks for seconds at 350,000 empty objects, and 1 MB holds so many.
 */
export const hasShape = (json: string, { depth, values = Number.POSITIVE_INFINITY }: JsonShape): boolean => {
  let level = 0
  let count = 0
  let inString = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charCodeAt(index)
    if (inString) {
      if (character === backslash) index += 1
      else if (character === quote) inString = false
    } else if (character === quote) inString = true
    else if (character === comma) count += 1
    else if (character === openObject || character === openArray) {
      level += 1
      count += 1
    } else if (character === closeObject || character === closeArray) level -= 1
    if (level > depth || count > values) return false
  }
  return true
}
