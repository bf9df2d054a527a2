import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { filesIn, projectPath, withSources } from './places.pure.ts'

/** A map belongs to a file of a release, and is a few times as large. */
const mapBytesMax = 5 * 1_024 * 1_024
const filesMax = 2
const fetchMs = 3_000

/**
 * The stack of an error of a sub-application, with places in its sources: a release may have a `.map` beside each file. Only
 * maps below the folder of the application are fetched, whatever the error says, and those of this page's origin: the policy
 * refuses others. Where a map is missing, too large or slow, the places of its file stay as they are. The content of
 * the sources is never read.
 * @param address of the application's module
 */
export const mapStack = async (stack: string, address: string): Promise<string> => {
  const { href: folder, origin } = new URL('.', address)
  if (origin !== location.origin) return stack
  const signal = AbortSignal.timeout(fetchMs)
  const files = filesIn(stack, folder, filesMax)
  const maps = new Map(await Promise.all(files.map(async url => [url, await readMap(url, signal)] as const)))
  return withSources(stack, ({ url, line, column }) => {
    const map = maps.get(url)
    const found = map && originalPositionFor(map, { line, column: column - 1 })
    if (!found || found.source === null) return undefined
    return { path: projectPath(found.source), line: found.line, column: found.column + 1 }
  })
}

const readMap = async (url: string, signal: AbortSignal): Promise<TraceMap | undefined> => {
  try {
    const { origin, pathname } = new URL(url)
    const answer = await fetch(`${origin}${pathname}.map`, { credentials: 'omit', redirect: 'error', signal })
    const text = answer.ok ? await readText(answer) : undefined
    if (text === undefined) return undefined
    const { version, names, sources, mappings } = JSON.parse(text)
    return new TraceMap({ version, names, sources, mappings })
  } catch (cause) {
    console.warn(`The source map of ${url} could not be read.`, cause)
    return undefined
  }
}

/** Undefined for a text that is too long. It is not read to its end. */
const readText = async ({ body }: Response): Promise<string | undefined> => {
  if (body === null) return undefined
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > mapBytesMax) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
