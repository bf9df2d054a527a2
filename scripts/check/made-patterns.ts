/** Reads the regular expressions that a file puts together when it is loaded, as of a list of words. */
import { pathToFileURL } from 'node:url'

type Made = { line: number; source: string; flags: string }

/** The line of the file that a stack names first. */
const lineIn = (stack: string, address: string): number | undefined => {
  const start = stack.indexOf(`${address}:`)
  return start === -1 ? undefined : Number.parseInt(stack.slice(start + address.length + 1), 10)
}

/**
 * Loads a file, and gives the expressions that it made meanwhile, with the lines that made them. Node takes the types
 * away and leaves the lines as they are. A file that can't be loaded, as one for browsers, has made none.
 */
export const madeBy = async (path: string): Promise<Made[]> => {
  // A file that was loaded before would make nothing.
  const address = `${pathToFileURL(path).href}?made=${Date.now()}`
  const made: Made[] = []
  const Own = globalThis.RegExp
  globalThis.RegExp = new Proxy(Own, {
    construct: (target, given: [string | RegExp, string?], as) => {
      const line = lineIn(new Error().stack ?? '', address)
      const pattern: RegExp = Reflect.construct(target, given, as)
      if (line !== undefined) made.push({ line, source: pattern.source, flags: pattern.flags })
      return pattern
    }
  })
  try {
    await import(address)
  } catch {
    return []
  } finally {
    globalThis.RegExp = Own
  }
  return made
}
