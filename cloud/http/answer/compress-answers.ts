import type { FastifyInstance } from 'fastify'
import { isApiPath, pathOf } from '../request/api-path.ts'
import { acceptedEncoding, compress, isWorthCompressing } from './compression.ts'
import { bodyOf, createDocument, type Document, json, madeOnce } from './documents.ts'
import { keepLast } from './keep-last.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answers of this call depend on the question alone, and not on its sender: texts that all may read. */
    sameForAll?: boolean
  }
}

/** So many answers that are the same for all are kept: six languages, and two agreements in each. */
const keptMax = 24

/**
 * Compresses long answers of calls. Answers that are the same for all are compressed once, and a browser that has one is
 * told so: without it, a thousand questions of a stranger would be as much work as a thousand answers.
 */
export const compressAnswers = (server: FastifyInstance): void => {
  const kept = keepLast<() => Promise<Document>>(keptMax)
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isApiPath(pathOf(request.url))) return payload
    if (request.routeOptions.config?.sameForAll === true && reply.statusCode === 200)
      return bodyOf(request, reply, await kept(payload, () => madeOnce(() => createDocument(json, payload)))())
    if (!isWorthCompressing(payload)) return payload
    reply.header('Vary', 'Accept-Encoding')
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    reply.header('Content-Encoding', encoding)
    reply.removeHeader('Content-Length')
    return compress(payload, encoding)
  })
}
