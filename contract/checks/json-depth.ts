/**
 * How deep brackets nest outside of strings; stops counting at `limit + 1`. It never recurses, so that it can be asked
 * before anything that does: a recursive reader overflows the stack at some ten thousand levels, which fit in 60 KB.
 */
export const depthOf = (json: string, limit: number): number => {
  let depth = 0
  let reached = 0
  let inString = false
  for (let index = 0; index < json.length && reached <= limit; index += 1) {
    const character = json[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      depth += 1
      reached = Math.max(reached, depth)
    } else if (character === '}' || character === ']') depth -= 1
  }
  return reached
}
