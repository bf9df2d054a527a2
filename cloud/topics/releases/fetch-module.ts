import { createHash } from 'node:crypto'

/** How long an answer may take, and how large a module may be. */
export type FetchLimits = { timeoutMs: number; bytesMax: number }

/** The limits for a person who runs a command and waits. */
const commandLimits: FetchLimits = { timeoutMs: 10_000, bytesMax: 20 * 1_024 * 1_024 }

/** Why a module can't be had, with a detail for developers. */
export type FetchFault = {
  kind: 'unreachable' | 'status' | 'type' | 'crossOrigin' | 'empty' | 'tooLarge'
  detail: string
}

/** Media types that browsers run as scripts, of those that servers still send. */
const scriptType = /^(text|application)\/(x-)?(java|ecma)script\b/i

/** The result for an address: a module's text with its hash, or a fault. */
export type FetchedModule = { text: string; integrity: string; bytes: number } | { fault: FetchFault }

/**
 * Fetches a module as a browser would, but for the page's own origin: from another origin, and with no credentials. The
 * caller checks first that the environment allows the origin: the request comes from this machine.
 */
export const fetchModule = (address: string, limits: FetchLimits = commandLimits): Promise<FetchedModule> =>
  ask(address, limits, answer => faultOf(answer) ?? typeFault(answer))

/** The same for a file that is no script. */
export const fetchFile = (address: string, limits: FetchLimits): Promise<FetchedModule> => ask(address, limits, faultOf)

const ask = async (
  address: string,
  { timeoutMs, bytesMax }: FetchLimits,
  faultIn: (answer: Response) => FetchFault | undefined
): Promise<FetchedModule> => {
  try {
    // A redirect may lead to another place tomorrow.
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const fault = faultIn(answer)
    if (fault !== undefined) {
      await answer.body?.cancel()
      return { fault }
    }
    return await read(answer, bytesMax)
  } catch (error) {
    return { fault: { kind: 'unreachable', detail: reasonOf(error) } }
  }
}

const faultOf = ({ status, headers }: Response): FetchFault | undefined => {
  if (status !== 200) return { kind: 'status', detail: String(status) }
  return headers.get('Access-Control-Allow-Origin') === null ? { kind: 'crossOrigin', detail: '' } : undefined
}

const typeFault = ({ headers }: Response): FetchFault | undefined => {
  const type = headers.get('Content-Type') ?? 'nothing'
  return scriptType.test(type) ? undefined : { kind: 'type', detail: type.slice(0, 100) }
}

const read = async (answer: Response, bytesMax: number): Promise<FetchedModule> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > bytesMax) return { fault: { kind: 'tooLarge', detail: `${bytesMax / 1_024 / 1_024} MB` } }
    parts.push(part)
  }
  return moduleOf(Buffer.concat(parts))
}

/** Text, hash and size of a module's file. */
export const moduleOf = (file: Uint8Array): FetchedModule =>
  file.length === 0
    ? { fault: { kind: 'empty', detail: '' } }
    : {
        text: Buffer.from(file).toString('utf8'),
        integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
        bytes: file.length
      }

/** A fault as a sentence for the module's developers. */
export const fetchSentence = ({ kind, detail }: FetchFault): string => {
  switch (kind) {
    case 'unreachable':
      return `It does not answer: ${detail}`
    case 'status':
      return `It answers with HTTP ${detail}.`
    case 'type':
      return `It answers with ${detail} instead of a script.`
    case 'crossOrigin':
      return 'It has no Access-Control-Allow-Origin, so browsers give it to no page of another origin.'
    case 'empty':
      return 'It is empty.'
    case 'tooLarge':
      return `It is larger than ${detail}.`
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
