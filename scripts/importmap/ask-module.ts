import { createHash } from 'node:crypto'

const timeoutMs = 10_000
const bytesMax = 20 * 1_024 * 1_024

/** Media types that browsers run as scripts, of those that servers still send. */
const scriptType = /^(text|application)\/(x-)?(java|ecma)script\b/i

/** The result for an address: a module's hash, or a fault as a sentence. */
export type Answer = { integrity: string } | { fault: string }

/** Fetches a module as a browser would, but for the page's own origin: from another origin, and with no credentials. */
export const askModule = async (address: string): Promise<Answer> => {
  try {
    // A redirect may lead to another place tomorrow.
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const fault = faultOf(answer.status, answer.headers)
    if (fault !== undefined) {
      await answer.body?.cancel()
      return { fault }
    }
    return await hashOf(answer)
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

const hashOf = async (answer: Response): Promise<Answer> => {
  const hash = createHash('sha384')
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > bytesMax) return { fault: `It is larger than ${bytesMax / 1_024 / 1_024} MB.` }
    hash.update(part)
  }
  return bytes === 0 ? { fault: 'It is empty.' } : { integrity: `sha384-${hash.digest('base64')}` }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
