import { createHash } from 'node:crypto'

const timeoutMs = 10_000
const bytesMax = 20 * 1_024 * 1_024

/** Media types that browsers run as scripts, of those that servers still send. */
const scriptType = /^(text|application)\/(x-)?(java|ecma)script\b/i

/** The result for an address: a module's text with its hash, or a fault as a sentence. */
export type FetchedModule = { text: string; integrity: string; bytes: number } | { fault: string }

/**
 * Fetches a module as a browser would, but for the page's own origin: from another origin, and with no credentials. The
 * caller checks first that the environment allows the origin: the request comes from this machine.
 */
export const fetchModule = async (address: string): Promise<FetchedModule> => {
  try {
    // A redirect may lead to another place tomorrow.
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const fault = faultOf(answer.status, answer.headers)
    if (fault !== undefined) {
      await answer.body?.cancel()
      return { fault }
    }
    return await read(answer)
  } catch (error) {
    return { fault: `It does not answer: ${reasonOf(error)}` }
  }
}

const faultOf = (status: number, headers: Headers): string | undefined => {
  if (status !== 200) return `It answers with HTTP ${status}.`
  const type = headers.get('Content-Type') ?? 'nothing'
  if (!scriptType.test(type)) return `It answers with ${type} instead of a script.`
  if (headers.get('Access-Control-Allow-Origin') === null)
    return 'It has no Access-Control-Allow-Origin, so browsers give it to no page of another origin.'
  return undefined
}

const read = async (answer: Response): Promise<FetchedModule> => {
  const hash = createHash('sha384')
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > bytesMax) return { fault: `It is larger than ${bytesMax / 1_024 / 1_024} MB.` }
    hash.update(part)
    parts.push(part)
  }
  if (bytes === 0) return { fault: 'It is empty.' }
  return { text: Buffer.concat(parts).toString('utf8'), integrity: `sha384-${hash.digest('base64')}`, bytes }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
