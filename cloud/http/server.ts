import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { headers } from '#contract/envelope.ts'
import { acceptedEncoding, compress, isWorthCompressing } from './answer/compression.ts'
import { answerBrokenRequest, answerFault } from './answer/faults.ts'
import type { FaultLog } from './fault-log.ts'
import { keepDevelopmentLocal } from './is-local.ts'
import { describeError, describeRequest } from './log.ts'
import { isApiPath, pathOf } from './request/api-path.ts'
import { parseJson } from './request/body.ts'
import { takeMultipart } from './request/multipart.ts'

export type LogLevel = 'warn' | 'silent'

/** Bytes of a body, where a call does not say otherwise: more than any form or small JSON needs. */
const bodyLimit = 64 * 1_024

/** Headers are a few lines; who needs longer for them than this is not after an answer. */
const headersMs = 10_000

export type ServerOptions = {
  logLevel: LogLevel
  /** Keeps one fault that happens again and again from filling the log. */
  faultLog: Pick<FaultLog, 'logMethod'>
  /** Until when a request has to have arrived whole. */
  requestMs: number
  /** Addresses and networks of the proxies in front of us; the word of anybody else about its clients is not heard. */
  trustedProxies: readonly string[]
  /** Instead of the standard output. */
  logTo?: { write: (line: string) => void }
}

/** The HTTP server with what holds for every answer: limits, headers, request ids, errors, log. It has no routes yet. */
export const createServer = async ({
  logLevel,
  faultLog,
  requestMs,
  trustedProxies,
  logTo
}: ServerOptions): Promise<FastifyInstance> => {
  const server = Fastify({
    logger: {
      level: logLevel,
      serializers: { req: describeRequest, err: describeError },
      hooks: { logMethod: faultLog.logMethod },
      ...(logTo === undefined ? {} : { stream: logTo })
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Without proxies the address that connects is the client's. With them X-Forwarded-For is read from the right, hop by
    // hop, up to the first address that is none of theirs. Addresses that a client wrote there itself stand further left.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit,
    requestTimeout: requestMs,
    // Otherwise Node looks at all connections each half minute. A client that trickles bytes would have that much longer.
    http: { headersTimeout: Math.min(headersMs, requestMs), connectionsCheckingInterval: 1_000 },
    // A token in a path may be as long as one in a header.
    routerOptions: { maxParamLength: 8_192 },
    exposeHeadRoutes: false,
    // While we stop, requests on open connections are answered as ever, and each connection closes after its answer.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      reply.header(headers.requestId, request.id)
      // A handshake has left the HTTP server's hands, and nobody else would hang up.
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroy())
      answerFault(error, request, reply)
    }
  })

  server.setErrorHandler(answerFault)
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJson(body)
  )
  // No script reads a cookie that the cloud sets.
  await server.register(cookie, { parseOptions: { httpOnly: true } })
  await server.register(formbody)
  await takeMultipart(server)
  keepDevelopmentLocal(server)

  server.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id)
    reply.header('X-Content-Type-Options', 'nosniff')
    reply.header('Referrer-Policy', 'no-referrer')
    if (isApiPath(pathOf(request.url))) {
      reply.header('Cache-Control', 'no-store')
      reply.header('Cross-Origin-Resource-Policy', 'same-origin')
    }
  })

  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isApiPath(pathOf(request.url)) || !isWorthCompressing(payload)) return payload
    reply.header('Vary', 'Accept-Encoding')
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    reply.header('Content-Encoding', encoding)
    reply.removeHeader('Content-Length')
    return compress(payload, encoding)
  })

  return server
}
